// Keeps the focus on a page: what was pressed by keys may go away, or rest while it is done, and nobody falls back to the top.

const ancestorsOf = (element: Element | null): readonly Element[] =>
  element === null ? [] : [element, ...ancestorsOf(element.parentElement)];

/** Where one is put when what one pressed is gone: at the heading of the part it lay in, the nearest first. */
const PARTS = 'section, form, main';

/** From now until it is called off. */
export function keepFocusIn(page: HTMLElement): () => void {
  /** What was pressed by keys the last time, and all it lay in; nothing once the focus has gone elsewhere. */
  let path: readonly Element[] = [];
  let putting = false;
  const onClick = ({ detail }: MouseEvent) => {
    // A pointer needs no focus to go on with.
    path = detail === 0 && document.activeElement !== document.body ? ancestorsOf(document.activeElement) : [];
  };
  const onFocus = () => {
    if (!putting) path = [];
  };
  const put = (element: HTMLElement) => {
    putting = true;
    element.focus({ preventScroll: true });
    putting = false;
  };
  const look = () => {
    const [pressed] = path;
    if (!(pressed instanceof HTMLElement) || document.activeElement !== document.body) return;
    if (pressed.isConnected) {
      if (!pressed.matches(':disabled')) put(pressed);
      return;
    }
    const part = path.find((one) => one.isConnected && one.matches(PARTS));
    if (!(part instanceof HTMLElement)) return;
    const place = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
    place.tabIndex = -1;
    put(place);
  };
  const watch = new MutationObserver(look);
  watch.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('click', onClick, true);
  document.addEventListener('focusin', onFocus);
  return () => {
    watch.disconnect();
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('focusin', onFocus);
  };
}
