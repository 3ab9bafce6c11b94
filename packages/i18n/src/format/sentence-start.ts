/** Words as they stand at the start of a sentence or alone: with a capital. */
export function sentenceStart(words: string): string {
  const [first = '', ...rest] = words
  return first.toLocaleUpperCase('be') + rest.join('')
}
