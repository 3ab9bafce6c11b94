/** Bits. A key of 128 bits cannot be guessed; 32 random hexadecimal digits are estimated at about 110. */
const ENOUGH = 100
/** Bits that the rest beside a placeholder needs: more, as people write a few letters after it. Any random secret may contain `admin`. */
const ENOUGH_BESIDE_PLACEHOLDER = 150
const PLACEHOLDER = /change[-_ ]?me|password|replace|example|your[-_ ]?secret|qwerty|admin/gi

/**
 * Whether a secret can be guessed: a placeholder, a repeated part, a sequence such as `abcdef`, or too few
 * different characters. The estimate is low for what people invent; random secrets pass.
 */
export function isWeakSecret(secret: string): boolean {
  if (/^(.{1,16}?)\1+.{0,15}$/s.test(secret)) return true
  const rest = secret.replace(PLACEHOLDER, '')
  const codes = [...rest].map(character => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return Math.min(bitsOf(codes), bitsOf(steps)) < (rest === secret ? ENOUGH : ENOUGH_BESIDE_PLACEHOLDER)
}

/** Shannon entropy of the whole, from the frequency of each value. */
function bitsOf(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / values.length), 0)
}
