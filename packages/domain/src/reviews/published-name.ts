/** The name under a review whose author publishes it: `Мария И.`; null if the profile has no name. */
export function publishedName(person: {
  readonly firstName: string | null
  readonly lastName: string | null
}): string | null {
  const first = person.firstName?.trim()
  if (!first) return null
  const initial = [...(person.lastName?.trim() ?? '')][0]
  return initial ? `${first} ${initial}.` : first
}

/** The first name of a published one. */
export const withoutInitial = (name: string): string => name.replace(/ \S\.$/u, '')
