// What both looks at letters share: how much contrast is enough, and a colour of CSS as the four numbers it is drawn with.

/** WCAG 1.4.3: large text may be fainter. */
export const ENOUGH = 4.5;
export const ENOUGH_LARGE = 3;
export const LARGE_PX = 24;
export const LARGE_BOLD_PX = 18.66;

/** Declares `rgba` in what runs in a page as one piece. */
export const RGBA = `
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };`;
