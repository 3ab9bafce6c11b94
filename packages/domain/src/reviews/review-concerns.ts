import { foldName } from '../person/fold-name.ts'
import { ABUSE_BEGINNINGS, NOT_ABUSE } from './abuse-words.ts'
import { namesOtherPerson } from './person-names.ts'

/** What the rules find in a review, so that a moderator reads it before it is public. */
export const REVIEW_CONCERNS = ['contacts', 'abuse', 'names'] as const
export type ReviewConcern = (typeof REVIEW_CONCERNS)[number]

const DATE_OR_TIME =
  /(?<![\d./])(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|1[0-2])(?:[./](?:\d{4}|\d{2}))?(?![./]?\d)|\b\d{1,2}:\d{2}\b|\b\d{4}-\d{2}-\d{2}\b/g
const THOUSANDS = /(?<![\d+][\s()-]*)\d{1,3}(?:[ \u00A0]\d{3})+(?![\s()-]*\d|[./]\d+[./])/g
const DIGITS = /\+?\d(?:[\s()./‑–-]*\d){6,}/
const EMAIL =
  /[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\]|\(собака\))\s?[\p{L}\d-]+(?:\s?\.\s?\p{L}{2,}|\s+(?:by|ru|com|net|org)(?![\p{L}\d]))/iu
/** The name of a messenger before a Latin name. */
const MESSENGER_NAME =
  /(?<!\p{L})(?:телеграм+\p{L}*|тэлеграм\p{L}*|тг|telegram|инстаграм+\p{L}*|инста|instagram|вайбер\p{L}*|viber|ватсап\p{L}*|whatsapp|скайп\p{L}*|skype|вк|vk)[\s:–—-]+(?=[\w.]*[_\d.])[a-z][\w.]{3,}/iu
const HANDLE = /(?<![\p{L}\d])@[\p{L}\d_.]{3,}/u
const LINK =
  /https?:|www\.|\b(?:t|vk|wa|fb|ok)\.(?:me|com|ru)\b|(?<![\p{L}\d@.])[\p{L}\d-]{2,}\.(?:by|ru|com|net|org|info|me|ua|pl|рф|бел|su|online|site|shop|pro)(?![\p{L}\d])/iu

/** What in the text needs a moderator; `doctorNames` are the full names of the doctor, who may be named. */
export function reviewConcerns(text: string, doctorNames: readonly string[]): ReviewConcern[] {
  const written = text.normalize('NFKC')
  const found: Record<ReviewConcern, boolean> = {
    contacts: hasContacts(written),
    abuse: hasAbuse(written),
    names: namesOtherPerson(written, doctorNames),
  }
  return REVIEW_CONCERNS.filter(concern => found[concern])
}

function hasContacts(text: string): boolean {
  const numbers = text.replaceAll(DATE_OR_TIME, ' ; ').replaceAll(THOUSANDS, ' ; ')
  return (
    DIGITS.test(numbers) ||
    EMAIL.test(text) ||
    HANDLE.test(text) ||
    MESSENGER_NAME.test(text) ||
    LINK.test(text)
  )
}

const beginsWith = (beginnings: readonly string[], word: string) =>
  beginnings.some(beginning => word.startsWith(beginning))

function hasAbuse(text: string): boolean {
  const plain = text.toLowerCase()
  // Latin letters and digits stand for Cyrillic letters only in words that have both.
  const folded = plain
    .split(/\s+/)
    .map(word => (/\p{Script=Cyrillic}/u.test(word) ? foldName(digitsAsLetters(word)) : word))
    .join(' ')
  const spelled = (folded.match(SPELLED_OUT) ?? []).map(letters => letters.replaceAll(/[^\p{L}]/gu, ''))
  const words = [...(folded.match(/[\p{L}\p{M}*]+/gu) ?? []), ...spelled]
  return words
    .map(word => word.replaceAll(/(\p{L})\1{2,}/gu, '$1').replaceAll('ё', 'е'))
    .some(word => (beginsWith(ABUSE_BEGINNINGS, word) || isMasked(word)) && !beginsWith(NOT_ABUSE, word))
}

/** Letters one by one: с.у.к.а */
const SPELLED_OUT = /(?<!\p{L})\p{L}(?:[\s.*_-]+\p{L}){2,}(?!\p{L})/gu

/** An abusive word with asterisks for some of its letters: at least two of them are written. */
function isMasked(word: string): boolean {
  if (!word.includes('*')) return false
  return ABUSE_BEGINNINGS.some(beginning => {
    const letters = [...word].slice(0, beginning.length)
    const written = letters.filter(letter => letter !== '*').length
    return (
      letters.length === beginning.length &&
      written >= 2 &&
      letters.every((letter, at) => letter === '*' || letter === beginning[at])
    )
  })
}

const digitsAsLetters = (word: string) => word.replaceAll('0', 'о').replaceAll('3', 'з').replaceAll('6', 'б')
