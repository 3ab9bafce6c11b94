import type { ErrorAttributes } from '@vizit/contract/errors.ts'
import type { Catalogue, Translate } from './catalogue.ts'
import { programmeInQuotes } from './format/in-quotes.ts'
import { spreadPhones } from './format/phone.ts'
import type { Texts } from './texts.ts'

/** What else they say has a text of its own. */
type PlainCode =
  | 'CONTRACT_IS_NOT_SYNCHRONIZED'
  | 'NO_CARD_FROM_COVERER'
  | 'CODE_COVERER_CARD_INACTIVE'
  | 'CONTRACT_NOT_READY'
  | 'EXPIRED_CONTRACT'
  | 'CONTRACT_MISSMATCH'
  | 'CONTRACT_PHONE_MISMATCH'

type ContractCode = PlainCode | 'INVALID_CONTRACT_KEY' | 'INCORRECT_CONTRACT_CODE' | 'COVERAGE_EXISTS'

type Known = Partial<ErrorAttributes<'INVALID_CONTRACT_KEY'> & ErrorAttributes<'COVERAGE_EXISTS'>>

/** The text and the next step where a programme is not linked; `wait` is the time until another key may be tried. */
export function contractRefusalText(texts: Texts, code: ContractCode, known: Known, wait: string) {
  const t = texts.area('errors')
  const title = t(`${code}.title`)
  switch (code) {
    case 'INVALID_CONTRACT_KEY':
      return { title, next: withTries(t, t(`${code}.${known.key ?? 'next'}`), known, wait) }
    case 'INCORRECT_CONTRACT_CODE':
      return { title, next: withTries(t, t(`${code}.next`), known, wait) }
    case 'COVERAGE_EXISTS':
      return {
        title: known.programCaption
          ? t(`${code}.of`, { programme: programmeInQuotes(known.programCaption) })
          : title,
        next: t(known.isElsewhere ? `${code}.elsewhere` : `${code}.next`),
      }
    default: {
      const orCall = known.phones ? `: ${spreadPhones(known.phones)}` : ''
      const programme = known.programCaption && programmeInQuotes(known.programCaption)
      return {
        title: programme ? t(`${code}.of`, { programme }) : title,
        next: withTries(t, stepOf(t, code, known, orCall), known, wait),
      }
    }
  }
}

/** Without tries nobody is told to try. */
const stepOf = (
  t: Translate<Catalogue['errors']>,
  code: PlainCode,
  { attemptsLeft }: Known,
  orCall: string,
) =>
  code === 'CONTRACT_IS_NOT_SYNCHRONIZED' && attemptsLeft === 0
    ? t(`${code}.nextLast`)
    : t(`${code}.next`, { orCall })

/** How many barcodes or contract numbers may still be tried. */
function withTries(
  t: Translate<Catalogue['errors']>,
  next: string,
  { attemptsLeft }: Known,
  wait: string,
): string {
  if (attemptsLeft === undefined) return next
  const left =
    attemptsLeft > 0
      ? t('CONTRACT_KEY_BLOCKED.left', { count: attemptsLeft })
      : t('CONTRACT_KEY_BLOCKED.last', { wait })
  return `${next} ${left}`
}
