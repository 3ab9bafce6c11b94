/** The first of a branch's phones (separated by semicolons), as `tel:` wants it. */
export function firstPhone(phones: string): string | null {
  const digits = (phones.split(';')[0] ?? '').replace(/\D/g, '')
  if (!digits) return null
  return digits.length > 9 ? `+${digits}` : digits
}
