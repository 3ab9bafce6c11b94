/** A long text's first whole words, `length` characters at most. */
export function firstWords(text: string, length: number): string {
  if (text.length <= length) return text
  const end = text.lastIndexOf(' ', length)
  return `${text.slice(0, end > 0 ? end : length)}…`
}
