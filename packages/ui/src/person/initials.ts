/** The initials for the avatar, from the first and last name: `АК` for `Ковалёва Анна Петровна`. */
export function initials(fullName: string): string {
  const [last = '', first = ''] = fullName.trim().split(/\s+/)
  return (letter(first) + letter(last)).toUpperCase()
}

const letter = (name: string) => [...name][0] ?? ''

/** calls §9, "Avatar colours". */
export const PALETTES = 7

/** The same person gets the same colours everywhere. */
export function paletteOf(key: string): number {
  let sum = 0
  for (const char of key) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0
  return sum % PALETTES
}
