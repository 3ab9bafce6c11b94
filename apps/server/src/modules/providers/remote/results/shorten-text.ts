/** Cuts a text to a length that can be stored; a last character shows that it was cut. Null: the text is empty. */
export function shortenText(text: string | null | undefined, length: number): string | null {
  // PostgreSQL cannot store this character.
  const characters = [...(text ?? '').replaceAll('\0', '').trim()]
  if (characters.length <= length) return characters.join('') || null
  return `${characters.slice(0, length - 1).join('')}…`
}
