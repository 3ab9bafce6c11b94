/**
 * Makes different spellings of the same words equal: letter case, ё, spaces, hyphens, dots and stars are ignored.
 */
export function foldWords(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/(?<=\S)[\s_\-–]+(?=\S)/g, ' ')
    .replace(/[\s.*]+$/, '')
    .trim()
}
