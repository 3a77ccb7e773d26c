// The keywords of this game, fetched when somebody may ask for them.
import type { LoadLexicon } from '../../pieces/lexicon.tsx';

export const lexicon: LoadLexicon = async () => (await import('@wyrmtable/words/etch-keywords')).etchinstoneLexicon;
