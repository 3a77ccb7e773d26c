// Reads an English sentence of a card as a player would: how much it comes to when so much of what it counts is there.

/** What a sentence may count, by the word that is printed. */
export interface Things {
  /** "sword", "Bleed on the target", "one spent": how many of them there are. */
  readonly each: (thing: string) => number;
  /** "the total rolled", "your CP": how large it is. */
  readonly figure: (figure: string) => number;
}

type Term = (things: Things) => number;

const sum =
  (terms: readonly Term[]): Term =>
  (things) =>
    terms.reduce((total, term) => total + term(things), 0);
const per =
  (times: number, thing: string): Term =>
  ({ each }) =>
    times * each(thing);
const atMost =
  (most: number, term: Term): Term =>
  (things) =>
    Math.min(most, term(things));

const numbers = (text: string): number[] => text.split(' / ').map(Number);

/** "Remove all Nanite tokens from the target": as many as there are. */
function allOf(sentence: string): Term | null {
  const found = /^Remove all (.+) tokens(?: from (the target|that player))?$/.exec(sentence);
  if (found === null) return null;
  const [, name = '', whom] = found;
  return per(1, whom === undefined ? name : whom === 'the target' ? `${name} on the target` : `${name} they have`);
}

/** "1 / 3 / 5 damage for 1 / 2 / 3 Nanites on the target": nothing for none, and the last for more. */
function tableOf(sentence: string): Term | null {
  const found = /(\d+(?: \/ \d+)+) \D+ for (\d+(?: \/ \d+)+) (\D+?)( on the target)?$/.exec(sentence);
  if (found === null) return null;
  const [, values = '', counts = '', names = '', whom] = found;
  const named = sentence.includes('that player') ? `${names} they have` : `${names}${whom ?? ''}`;
  return ({ each }) => {
    const held = each(named);
    const reached = numbers(counts).filter((count) => count <= held).length;
    return reached === 0 ? 0 : (numbers(values)[reached - 1] ?? 0);
  };
}

/** "1 for each kind of these that you have: Nanobot, Heal Bot". */
function kindsOf(sentence: string): Term | null {
  const found = /^\D*(\d+)?\D*?(?: plus )?(\d+) for each kind of these that you have: (.+)$/.exec(sentence);
  if (found === null) return null;
  const [, base, times = '', names = ''] = found;
  return ({ each }) => Number(base ?? 0) + Number(times) * names.split(', ').filter((name) => each(name) > 0).length;
}

/** "For each arrow, deal 1 damage to the attacker". */
function leading(sentence: string): Term | null {
  const found = /^For each ([^,]+), \D*(\d+)\D*$/.exec(sentence);
  return found === null ? null : per(Number(found[2]), found[1] ?? '');
}

const FIGURE =
  /(half )?(the (?:total|value) rolled|your CP|your health|the cards in your hand|the (?:number of )?(?:positive|negative) status tokens (?:of|on) .+)$/;

/** "Deal 4 damage plus 1 for each Chaos and each flame, 2 for each sword, and your CP". */
function termsOf(sentence: string): Term[] {
  let times = 1;
  return sentence.split(/ plus |, and | and |, /).map((chunk): Term => {
    const counted = /(?:(\d+)\D*|once) for each (.+)$/.exec(chunk) ?? /^()each (.+)$/.exec(chunk);
    if (counted !== null) {
      if (counted[1] !== '') times = Number(counted[1] ?? 1);
      const [, thing = '', most] = /^(.+?)(?: \(at most (\d+)\))?$/.exec(counted[2] ?? '') ?? [];
      return most === undefined ? per(times, thing) : atMost(Number(most), per(times, thing));
    }
    const figure = FIGURE.exec(chunk);
    if (figure !== null) {
      const [, half, what = ''] = figure;
      return ({ figure }) => (half === undefined ? figure(what) : Math.ceil(figure(what) / 2));
    }
    const plain = /(\d+)/.exec(chunk);
    if (plain === null) throw new RangeError(`nobody could say how much this is: “${chunk}” in “${sentence}”`);
    return () => Number(plain[1]);
  });
}

/** What the sentence says it comes to. */
export function readSentence(printed: string): Term {
  const sentence = printed.replace(/\.$/, '').replaceAll(' (rounded up)', '');
  const whole = /^(.*) \(at most (\d+) in all\)$/.exec(sentence);
  if (whole !== null) return atMost(Number(whole[2]), readSentence(whole[1] ?? ''));
  return allOf(sentence) ?? tableOf(sentence) ?? kindsOf(sentence) ?? leading(sentence) ?? sum(termsOf(sentence));
}
