// Everything that belongs to one hero, box by box.
export {
  type Colour,
  DIVISIONS,
  type Division,
  type HeroBox,
  type Look,
  lasting,
  once,
  type Worth,
} from './content/box.ts';
export { HERO_BOXES } from './heroes/index.ts';
