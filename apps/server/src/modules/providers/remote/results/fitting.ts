/**
 * A text as it can be kept: of so many characters at most, the last of them telling that there was more. Null where
 * nothing is left.
 */
export function fitting(text: string | null | undefined, length: number): string | null {
  // PostgreSQL keeps no such character.
  const characters = [...(text ?? '').replaceAll('\0', '').trim()]
  if (characters.length <= length) return characters.join('') || null
  return `${characters.slice(0, length - 1).join('')}…`
}
