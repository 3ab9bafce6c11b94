/** The first of a branch's phones (separated by semicolons), for a `tel:` link. */
export function firstPhone(phones: string): string | null {
  const digits = (phones.split(';')[0] ?? '').replace(/\D/g, '')
  if (!digits) return null
  return digits.length > 9 ? `+${digits}` : digits
}
