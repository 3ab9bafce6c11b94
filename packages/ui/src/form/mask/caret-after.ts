const DIGIT = /\d/

/** The position of the caret in `masked` that has as many digits to its left as `before`. */
export function caretAfter(before: string, masked: string): number {
  let left = before.replace(/\D/g, '').length
  if (left === 0) return 0
  for (let at = 0; at < masked.length; at++) {
    if (DIGIT.test(masked[at] ?? '')) left--
    if (left === 0) return at + 1
  }
  return masked.length
}
