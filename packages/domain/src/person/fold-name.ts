/** Latin letters, small and of another keyboard, that look like Cyrillic ones in small or capital letters. */
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
 * A name to compare with another, however they were typed: case, ё, Latin letters among Cyrillic ones that look like them,
 * and the hyphens, apostrophes and widths of other keyboards are one (docs/decisions/0072).
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
