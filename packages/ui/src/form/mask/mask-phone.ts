import { isForeignPhone } from './foreign-phone.ts'

const NATIONAL_DIGITS = 9
const LONGEST_FOREIGN = 24
const PREFIX = /^\s*\+\s?3\s?7\s?5/

/** No code of an operator begins so: these are the ways in from abroad and from within the country. */
const WAYS_IN = /^(?:00375|375|80|0(?=[1-9]))+/

/** Without the prefix that the field put there, when a whole number was written or pasted behind it. */
function withoutOurPrefix(written: string): string {
  const plus = written.lastIndexOf('+')
  if (plus > 0) return written.slice(plus)
  const behind = written.replace(PREFIX, '').replace(/^[\s(]+/, '')
  return isForeignPhone(behind) ? behind : written
}

/** The digits after +375 of a phone in any notation: `+375 29 …`, `375…`, `00375…`, `8 029 …`, `029 …`, `29 …`. */
function national(written: string): string {
  return written.replace(PREFIX, '').replace(/\D/g, '').replace(WAYS_IN, '')
}

/** `+375 (XX) XXX-XX-XX`, as far as it has been written. A foreign phone stays as it is written. */
export function maskPhone(text: string): string {
  const written = withoutOurPrefix(text.normalize('NFKC')).trimStart()
  if (isForeignPhone(written)) return asWritten(written)
  if (!/\d/.test(written)) return written.startsWith('+') ? '+' : ''
  if (/^\+3?7?$/.test(written)) return written
  const digits = national(written).slice(0, NATIONAL_DIGITS)
  return isForeignPhone(digits) ? digits : grouped(digits)
}

function asWritten(foreign: string): string {
  // A closing bracket without its opening one is of our own mask, which stood there first.
  const strange = foreign.includes('(') ? /[^\d\s()+-]/g : /[^\d\s+-]/g
  return foreign.replace(strange, '').trimStart().slice(0, LONGEST_FOREIGN)
}

function grouped(digits: string): string {
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
