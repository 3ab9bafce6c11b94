const NATIONAL_DIGITS = 9

/** The nine digits after +375 of a phone in any notation: `+375 29 …`, `375…`, `00375…`, `8 029 …`, `29 …`. */
function national(written: string): string {
  const bare = written.replace(/\D/g, '')
  const digits = written.trimStart().startsWith('+') && bare.startsWith('375') ? bare.slice(3) : bare
  // No code of an operator begins so: these are the ways in from abroad and from within the country.
  return digits.replace(/^(00375|375|80)/, '')
}

/** `+375 (XX) XXX-XX-XX`, as far as it has been written. */
export function maskPhone(written: string): string {
  if (written.replace(/\D/g, '') === '' && !written.includes('+')) return ''
  // Someone is deleting the prefix itself.
  if (/^\+?\s?3?7?5?$/.test(written) && written.length < 4) return ''
  const digits = national(written).slice(0, NATIONAL_DIGITS)
  const [code, first, second, third] = [
    digits.slice(0, 2),
    digits.slice(2, 5),
    digits.slice(5, 7),
    digits.slice(7),
  ]
  let text = `+375 (${code}`
  if (first) text += `) ${first}`
  if (second) text += `-${second}`
  if (third) text += `-${third}`
  return text
}
