// Names as they are held against each other: two that a reader could take for one another are the same name.

/** What shows as nothing, or parts words without being one. */
const UNREAD = /[\p{M}\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\s._\-‐-―'’ʼ·]+/gu;

/**
 * Small letters of Latin, Cyrillic and Greek that look like others, small or in capitals, each with the one it counts as.
 * Letters of one shape in capitals alone (В and B) are in it too: a name may be written in capitals.
 */
const LOOKS: Readonly<Record<string, string>> = {
  // Latin and figures
  ...{
    ł: 'i',
    ø: 'o',
    đ: 'd',
    ħ: 'h',
    ŧ: 't',
    ı: 'i',
    ȷ: 'j',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'p',
    ð: 'd',
    ɑ: 'a',
    ɡ: 'g',
  },
  ...{ l: 'i', '1': 'i', '|': 'i', '!': 'i', '0': 'o', '5': 's', '@': 'a', $: 's' },
  // Cyrillic
  ...{ а: 'a', в: 'b', е: 'e', ё: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
  ...{ і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', ґ: 'r', г: 'r', п: 'n', и: 'u', й: 'u', ь: 'b', ӏ: 'i' },
  ...{ з: '3', б: '6', ч: '4' },
  // Greek
  ...{ α: 'a', β: 'b', γ: 'y', ε: 'e', ζ: 'z', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', σ: 'o', ς: 'c' },
  ...{ τ: 't', υ: 'u', χ: 'x', ω: 'w' },
};

/** Letters that stand so close that they look like another. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** The same for all names that look alike, and for no name in words that a person would tell apart. */
export function foldName(name: string): string {
  // Capitals first, so that ẞ and ß, Σ, σ and ς meet.
  const plain = name.normalize('NFKD').toUpperCase().toLowerCase().normalize('NFKD').replace(UNREAD, '');
  const looks = Array.from(plain, (letter) => LOOKS[letter] ?? letter).join('');
  return PAIRS.reduce((folded, [pair, letter]) => folded.replace(pair, letter), looks);
}
