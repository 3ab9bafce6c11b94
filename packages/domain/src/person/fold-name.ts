/** Lower-case letters, and the Cyrillic letter that each looks like in lower or upper case; ё counts as е. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'і',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
  ё: 'е',
  ë: 'е',
}
const LOOKING_ALIKE = new RegExp(`[${Object.keys(LOOK_ALIKES).join('')}]`, 'g')

/**
 * A name normalised for comparison: letter case, ё, Latin letters that look like Cyrillic ones, and the hyphens,
 * apostrophes and full-width characters of other keyboards make no difference (docs/decisions/0072).
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(LOOKING_ALIKE, letter => LOOK_ALIKES[letter] ?? letter)
    .replaceAll(/['’ʼ]/g, '’')
    .replaceAll(/\s*-\s*/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
