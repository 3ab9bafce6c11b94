/** A name that stands in lists with a capital, as it is written inside a sentence; abbreviations keep theirs. */
export function midSentence(name: string): string {
  const [first = '', second = ''] = name
  const isAbbreviation = second !== '' && second === second.toUpperCase() && second !== second.toLowerCase()
  return isAbbreviation ? name : first.toLowerCase() + name.slice(first.length)
}
