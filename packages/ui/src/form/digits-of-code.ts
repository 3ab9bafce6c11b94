/**
 * Finds the code in typed or pasted text: a group of exactly `length` digits (a message may contain dates too), or else
 * the first digits. Full-width digits count; single spaces or dashes inside the group are ignored.
 */
export function digitsOfCode(written: string, length: number): string {
  const plain = written.normalize('NFKC')
  const group = new RegExp(`(?<!\\d)\\d(?:[\\s\\p{Pd}\\u2212]?\\d){${length - 1}}(?!\\d)`, 'u').exec(plain)
  return (group?.[0] ?? plain).replace(/\D/g, '').slice(0, length)
}
