/**
 * True if an attacker would try this code first: one repeated digit, two alternating digits, a repeated half, or digits
 * in a row.
 */
export function isWeakCode(code: string): boolean {
  const digits = [...code].map(Number)
  const steps = new Set(digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10))
  const inARow = steps.size === 1 && [0, 1, 9].includes([...steps][0] ?? -1)
  const isRepeated = [1, 2, 3].some(length => code === code.slice(0, length).repeat(code.length / length))
  return inARow || isRepeated
}
