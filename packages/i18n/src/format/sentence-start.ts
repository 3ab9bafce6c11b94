/** Text with a capital, for the start of a sentence. */
export function sentenceStart(words: string): string {
  const [first = '', ...rest] = words
  return first.toLocaleUpperCase('be') + rest.join('')
}
