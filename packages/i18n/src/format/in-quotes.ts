/**
 * A name as it is written between the quotes of a sentence: its own quotes become inner ones, and are left out where they are around
 * all of it. Without this, `«Завод «Зара»»`.
 */
export function inQuotes(name: string): string {
  const [, inner] = /^«([^«»]*)»$/.exec(name) ?? []
  return inner ?? name.replaceAll('«', '„').replaceAll('»', '“')
}

/** The same for a programme, without the word with which the sentence or its quotes name it anyway: `программа «Программа EPAM»`. */
export const programmeInQuotes = (caption: string): string =>
  inQuotes(caption.replace(/^(?:Программа|Праграма)\s+(?=\S)/u, ''))
