/** Two spellings of the same words become one: letter case, ё, spaces, hyphens, dots and stars do not matter. */
export function foldWords(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/(?<=\S)[\s_\-–]+(?=\S)/g, ' ')
    .replace(/[\s.*]+$/, '')
    .trim()
}
