/** Letters and pairs of letters, by which Russian, Belarusian and Latin spellings differ, as one sound. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/[ьъ]/g, ''],
  [/щ/g, 'шч'],
  [/sh/g, 'ш'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ch/g, 'ч'],
  [/ts/g, 'ц'],
  [/ck/g, 'к'],
  [/ph/g, 'ф'],
  [/x/g, 'кс'],
  [/дз|dz/g, 'д'],
  [/[аоеэяao]|e/g, 'A'],
  [/[иыiyj]/g, 'I'],
  [/[уюu]/g, 'U'],
  [/[вvw]/g, 'V'],
  [/[гхgh]/g, 'G'],
  [/[цтt]/g, 'T'],
  [/[сs]/g, 'S'],
  [/[зz]/g, 'Z'],
  [/ш/g, 'X'],
  [/ж/g, 'J'],
  [/ч/g, 'C'],
  [/[кkqc]/g, 'K'],
  [/[бb]/g, 'B'],
  [/[дd]/g, 'D'],
  [/[лl]/g, 'L'],
  [/[мm]/g, 'M'],
  [/[нn]/g, 'N'],
  [/[пp]/g, 'P'],
  [/[рr]/g, 'R'],
  [/[фf]/g, 'F'],
  // й beside a vowel, and the i of "ia" and "yu".
  [/I+([AU])/g, '$1'],
  [/([AU])I+/g, '$1'],
  // ў, and the в for which it stands.
  [/^U([^AIU0-9])/g, 'V$1'],
  [/AU/g, 'AV'],
  [/([A-Z])\1+/g, '$1'],
]

/**
 * What the Russian, Belarusian and Latin spellings of one name have in common, in capital letters: "Ковалёв", "Кавалёў", "Kovalev"
 * and "Kavaliou" are all KAVALAV. Takes a folded word.
 */
export const spellingKey = (key: string): string =>
  SOUNDS.reduce((text, [sound, code]) => text.replace(sound, code), key)
