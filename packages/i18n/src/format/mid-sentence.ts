/** A name from a list as it is written inside a sentence, without its capital; abbreviations stay as they are. */
export function midSentence(name: string): string {
  const [first = '', second = ''] = name
  const isAbbreviation = second !== '' && second === second.toUpperCase() && second !== second.toLowerCase()
  return isAbbreviation ? name : first.toLowerCase() + name.slice(first.length)
}
