import { isForeignPhone } from './foreign-phone.ts'

/** More than the nine of a whole number: a digit too many is shown and refused, never cut off unseen. */
const MOST_DIGITS = 15
const LONGEST_FOREIGN = 24
const PREFIX = /^\s*\+\s?3\s?7\s?5/

/** No operator code begins like this: these are the international and national prefixes. */
const WAYS_IN = /^(?:00375|375|80|0(?=[1-9]))+/

/** Removes the prefix that the field inserted, if a complete number was typed or pasted after it. */
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

/** Formats the phone typed so far as `+375 (XX) XXX-XX-XX`. A foreign phone stays as it is typed. */
export function maskPhone(text: string): string {
  const written = withoutOurPrefix(text.normalize('NFKC')).trimStart()
  if (isForeignPhone(written)) return asWritten(written)
  if (!/\d/.test(written)) return written.startsWith('+') ? '+' : ''
  if (/^\+3?7?$/.test(written)) return written
  const digits = national(written).slice(0, MOST_DIGITS)
  return isForeignPhone(digits) ? digits : grouped(digits)
}

function asWritten(foreign: string): string {
  // A closing bracket without an opening one is left over from our own mask.
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
