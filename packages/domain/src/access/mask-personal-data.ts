const HIDDEN = '***'

const firstOf = (text: string) => [...text][0] ?? ''

/** `Анна Ковалёва` → `А*** К***`: the owner recognises the name; a stranger learns neither the name nor its length. */
export function maskName(...parts: readonly (string | null)[]): string | null {
  const named = parts.filter((part): part is string => Boolean(part))
  return named.length > 0 ? named.map(part => firstOf(part) + HIDDEN).join(' ') : null
}

/** `anna.k@mail.example.by` → `a***@m***.by` (product §6, "accessNotAuthorized"). */
export function maskEmail(address: string): string {
  const [local = '', domain = ''] = address.split('@')
  const top = domain.slice(domain.lastIndexOf('.') + 1)
  return `${firstOf(local)}${HIDDEN}@${firstOf(domain)}${HIDDEN}.${top}`
}

/** `375291234567` → `+375 (29) ***-**-67`: a person who has the phone at hand recognises the number. */
export function maskPhone(phone: string): string {
  return `+${phone.slice(0, 3)} (${phone.slice(3, 5)}) ***-**-${phone.slice(-2)}`
}
