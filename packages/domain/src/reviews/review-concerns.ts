import { foldName } from '../person/fold-name.ts'
import { ABUSE_BEGINNINGS, ABUSE_WORDS, NOT_ABUSE } from './abuse-words.ts'
import { addressesSomebody, withoutStreets } from './addresses-somebody.ts'
import { hasContacts } from './contacts-in-text.ts'
import type { KnownNames } from './known-names.ts'
import { namesOneOf, namesOtherPerson } from './person-names.ts'

/** What the rules find in a review, so that a moderator reads it before it is public. */
export const REVIEW_CONCERNS = ['contacts', 'abuse', 'names', 'short'] as const
export type ReviewConcern = (typeof REVIEW_CONCERNS)[number]

/** Fewer say nothing of a visit. */
const FEWEST_LETTERS = 3

/**
 * What in the text needs a moderator, or in the name that its author publishes; `doctorNames` are the full names of the doctor, who may
 * be named.
 */
export function reviewConcerns(
  text: string,
  doctorNames: readonly string[],
  names: KnownNames,
  authorName: string | null = null,
): ReviewConcern[] {
  const written = withoutHiddenMarks(text)
  const found: Record<ReviewConcern, boolean> = {
    contacts: hasContacts(written),
    abuse: hasAbuse(written) || isAbusiveName(authorName),
    names: namesOtherPerson(written, doctorNames, names),
    short: (written.match(/\p{L}/gu) ?? []).length < FEWEST_LETTERS,
  }
  return REVIEW_CONCERNS.filter(concern => found[concern])
}

/** What the rules find in the answer of a medical centre. Contacts are its own. */
export const ANSWER_CONCERNS = ['abuse', 'names'] as const
export type AnswerConcern = (typeof ANSWER_CONCERNS)[number]

interface Answered {
  readonly isAnonymous: boolean
  /** The full names of the review's author and of the patient. */
  readonly authorNames?: readonly string[]
}

/**
 * What in an answer its sender must have read again. To an anonymous review a first name is enough, or any name of its author, known or not: the
 * centre knows whose visit it was, and its readers must not.
 */
export function answerConcerns(
  text: string,
  doctorNames: readonly string[],
  names: KnownNames,
  { isAnonymous, authorNames = [] }: Answered,
): AnswerConcern[] {
  // A centre says where it is.
  const written = withoutStreets(withoutHiddenMarks(text))
  const found: Record<AnswerConcern, boolean> = {
    abuse: hasAbuse(written),
    names:
      namesOtherPerson(written, doctorNames, names) ||
      (isAnonymous &&
        (addressesSomebody(written, doctorNames, names) ||
          namesOneOf(written, authorNames, doctorNames, names))),
  }
  return ANSWER_CONCERNS.filter(concern => found[concern])
}

/** Profiles take any letters for a name, and a published one is read by all. */
export const isAbusiveName = (name: string | null): boolean =>
  name !== null && hasAbuse(withoutHiddenMarks(name))

/** The text as it is read: without invisible characters and accents, and with full-width letters as usual ones. */
const withoutHiddenMarks = (text: string) =>
  text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}|\p{M}/gu, '')

const beginsWith = (beginnings: readonly string[], word: string) =>
  beginnings.some(beginning => word.startsWith(beginning))

function hasAbuse(text: string): boolean {
  const plain = text.toLowerCase()
  // Latin letters and digits stand for Cyrillic letters only in words that have both.
  const folded = plain
    .split(/\s+/)
    .flatMap(word => (/\p{Script=Cyrillic}/u.test(word) ? readings(word).map(foldName) : word))
    .join(' ')
  const spelled = (folded.match(SPELLED_OUT) ?? []).map(letters => letters.replaceAll(/[^\p{L}]/gu, ''))
  const words = [...(folded.match(/[\p{L}\p{M}*]+/gu) ?? []), ...spelled]
  return words
    .map(word =>
      word
        .replace(EMPHASIS, '$2')
        .replaceAll(/(\p{L})\1{2,}/gu, '$1')
        .replaceAll('ё', 'е'),
    )
    .some(
      word =>
        ABUSE_WORDS.has(word) ||
        ((beginsWith(ABUSE_BEGINNINGS, word) || isMasked(word)) && !beginsWith(NOT_ABUSE, word)),
    )
}

/** Letters one by one: с.у.к.а */
const SPELLED_OUT = /(?<!\p{L})\p{L}(?:[\s.*_-]+\p{L}){2,}(?!\p{L})/gu

/** Asterisks around a word: **очень** */
const EMPHASIS = /^(\*+)([^*]+)\1$/

/** A word that its author does not write out: х*** */
const HIDDEN = /^\p{L}{1,2}\*{2}/u

/** An abusive word with asterisks for some of its letters: at least two of them are written. */
function isMasked(word: string): boolean {
  if (!word.includes('*')) return false
  if (HIDDEN.test(word)) return true
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

const LETTERS: Readonly<Record<string, string>> = { '0': 'о', '3': 'з', '4': 'ч', '6': 'б', z: 'з', '@': 'а' }

/** A word with other signs for some of its letters; "@" may be any vowel. */
function readings(word: string): string[] {
  const read = word.replaceAll(/[0346z@]/g, sign => LETTERS[sign] ?? sign)
  return word.includes('@') ? [read, word.replaceAll('@', '*')] : [read]
}
