/**
 * The digits of a code in what was typed or pasted: a group of so many digits, if there is one (a message names dates
 * too), or else the first digits. Full-width digits count, and single spaces or dashes within the group do not.
 */
export function digitsOfCode(written: string, length: number): string {
  const plain = written.normalize('NFKC')
  const group = new RegExp(`(?<!\\d)\\d(?:[\\s\\p{Pd}\\u2212]?\\d){${length - 1}}(?!\\d)`, 'u').exec(plain)
  return (group?.[0] ?? plain).replace(/\D/g, '').slice(0, length)
}
