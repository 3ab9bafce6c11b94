const HIDDEN = '***'

const firstOf = (text: string) => [...text][0] ?? ''

/** `Анна Ковалёва` → `А*** К***`: its owner knows it, a stranger does not learn it, nor how long it is. */
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

/** `375291234567` → `+375 (29) ***-**-67`: whoever has it in their hand knows which it is. */
export function maskPhone(phone: string): string {
  return `+${phone.slice(0, 3)} (${phone.slice(3, 5)}) ***-**-${phone.slice(-2)}`
}
