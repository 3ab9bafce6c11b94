import type { ErrorAttributes, ErrorCode } from '@vizit/contract/errors.ts'
import { shownReason } from '@vizit/domain/booking/decline-code.ts'
import type { Catalogue, Translate } from './catalogue.ts'
import { contractRefusalText } from './contract-refusal-text.ts'
import { declineNextStep } from './decline-next-step.ts'
import { programmeInQuotes } from './format/in-quotes.ts'
import { spreadPhones } from './format/phone.ts'
import { payerNextStep } from './payer-refusal-text.ts'
import type { Texts } from './texts.ts'

/** The refusals of the client itself when no answer comes. */
export type ClientErrorCode = 'OFFLINE' | 'TIMED_OUT' | 'UNANSWERED'

export interface RefusalLike {
  readonly code: ErrorCode | ClientErrorCode
  readonly attributes: object
}

export interface RefusalText {
  readonly title: string
  /** The next step. */
  readonly next: string
}

type Known = Partial<
  ErrorAttributes<'INVALID_CODE'> &
    ErrorAttributes<'INVALID_STATE'> &
    ErrorAttributes<'VISITOR_BUSY'> &
    ErrorAttributes<'NO_ASSIGNMENT_BOOKING'> &
    Omit<ErrorAttributes<'CLINIC_UNAVAILABLE'>, 'reason'> &
    Omit<ErrorAttributes<'VISIT_CHANGE_TOO_LATE'>, 'reason'> &
    Omit<ErrorAttributes<'SERVICE_IS_NOT_SUPPORTED'>, 'reason'> &
    ErrorAttributes<'BLOCKED_TRY_LATER'> &
    ErrorAttributes<'ACODES_BLOCKED'> &
    ErrorAttributes<'VISIT_STAYS_LISTED'> &
    ErrorAttributes<'ONLINE_BOOKING_FORBIDDEN'> &
    ErrorAttributes<'UNEXPECTED_PROBLEM'> &
    ErrorAttributes<'PROFILE_EXISTS'> &
    ErrorAttributes<'FEED_OUTDATED'> &
    ErrorAttributes<'FAMILY_LIMIT'>
> & {
  reviewId?: string | null
  /** True while the wait is counted down on the screen, and after it. */
  waited?: boolean
  /** True while a lost answer is being requested again. */
  asking?: boolean
  reason?: ErrorAttributes<
    | 'AGE_LIMITS_ISSUE'
    | 'CLINIC_UNAVAILABLE'
    | 'GUEST_HOLD_LIMIT'
    | 'SERVICE_IS_NOT_SUPPORTED'
    | 'VISIT_CHANGE_TOO_LATE'
    | 'PHOTO_UNREADABLE'
    | 'PROFILE_NOT_EDITABLE'
    | 'VALIDATION_ERROR'
    | 'INVALID_ACODE'
    | 'ERROR_TOO_MANY_REQUESTS'
    | 'REVIEW_NOT_ALLOWED'
  >['reason']
}

/** The text and the next step of a refusal, with its attributes filled in. */
export function refusalText(texts: Texts, { code, attributes }: RefusalLike): RefusalText {
  const t = texts.area('errors')
  const known: Known = attributes
  const title = t(`${code}.title`)
  // The server is newer than this client: a reload brings the missing texts.
  if (title === `${code}.title`) {
    const common = texts.area('common')
    return { title: common('somethingWrong'), next: common('somethingWrongNext') }
  }
  const wait = texts.format.wait(known.retryAfter ?? known.reInitAfter ?? 60)
  switch (code) {
    case 'UNANSWERED':
      return { title, next: t(known.asking ? 'UNANSWERED.asking' : 'UNANSWERED.next') }
    case 'INVALID_CODE':
      return { title, next: afterWrongCode(t, known, wait) }
    case 'INVALID_STATE':
      if (known.needsHumanCheck !== undefined) return { title, next: t('INVALID_STATE.anew') }
      if (known.retryAfter !== 0) return { title, next: t('INVALID_STATE.next', { wait }) }
      // There is nothing to wait for: a retry would be refused again.
      if (!known.waited) return { title: t('INVALID_STATE.changedTitle'), next: t('INVALID_STATE.changed') }
      return { title, next: t('INVALID_STATE.now') }
    case 'ERROR_TOO_MANY_REQUESTS':
      if (known.reason !== 'recipient') return { title, next: t(`${code}.next`, { wait }) }
      return { title: t(`${code}.recipient`), next: t(`${code}.recipientNext`, { wait }) }
    case 'FAMILY_LIMIT':
      if (known.relKind === undefined) return { title, next: t('FAMILY_LIMIT.next') }
      if (known.relKind === 'SPOUSE') return { title, next: t('FAMILY_LIMIT.SPOUSE') }
      return { title, next: t(`FAMILY_LIMIT.${known.relKind}`, { count: known.limit ?? 0 }) }
    case 'AGE_LIMITS_ISSUE':
      return {
        title:
          known.reason === 'CHILD_DOCTOR' || known.reason === 'ADULT_DOCTOR'
            ? t(`AGE_LIMITS_ISSUE.${known.reason}`)
            : title,
        next: t('AGE_LIMITS_ISSUE.next'),
      }
    case 'GUEST_HOLD_LIMIT':
      return {
        title:
          known.reason === 'guest' || known.reason === 'address' || known.reason === 'doctor'
            ? t(`GUEST_HOLD_LIMIT.${known.reason}`)
            : title,
        next: t('GUEST_HOLD_LIMIT.next'),
      }
    case 'NO_ASSIGNMENT_BOOKING': {
      const { covers, membersOnly } = known
      if (covers) {
        const programme = programmeInQuotes(covers.programCaption)
        const is = covers.from ? 'coversLater' : 'coversEarlier'
        const date = texts.format.shortDate(covers.from ?? covers.to ?? '')
        return { title: t(`${code}.${is}`, { programme, date }), next: t(`${code}.${is}Next`) }
      }
      if (membersOnly) return { title: t(`${code}.membersOnly`), next: t(`${code}.membersOnlyNext`) }
      return { title, next: atRegistry(t, code, known) }
    }
    case 'SERVICE_IS_NOT_SUPPORTED':
      return { title, next: atRegistry(t, code, known) }
    case 'PROFILE_NOT_EDITABLE':
      return {
        title,
        next: t(
          known.reason === 'programme' || known.reason === 'minor'
            ? `${code}.${known.reason}`
            : `${code}.next`,
        ),
      }
    case 'NOT_IN_PROGRAMME':
    case 'PROGRAMME_LIMIT_REACHED':
    case 'COVERAGE_CHANGES':
      return { title, next: payerNextStep(texts, code, attributes) }
    case 'VISIT_CHANGE_TOO_LATE': {
      const step = known.reason === 'over' ? 'over' : 'next'
      const params = { phones: spreadPhones(known.phones ?? ''), count: known.cutOffMinutes ?? 30 }
      return { title, next: t(`${code}.${step}${known.phones ? '' : 'WithoutPhones'}`, params) }
    }
    case 'CLINIC_UNAVAILABLE': {
      const isSuspended = known.reason === 'suspended'
      const step = isSuspended ? 'suspendedNext' : 'next'
      const params = { phones: spreadPhones(known.phones ?? '') }
      return {
        title: isSuspended ? t(`${code}.suspended`) : title,
        next: t(`${code}.${step}${known.phones ? '' : 'WithoutPhones'}`, params),
      }
    }
    case 'VISIT_STAYS_LISTED':
      return {
        title,
        next: t(`${code}.next`, { date: known.from ? texts.format.shortDate(known.from) : '—' }),
      }
    case 'ONLINE_BOOKING_FORBIDDEN': {
      const reason = shownReason(known.declineReasons ?? [])
      const next = (reason && declineNextStep(texts, reason)) ?? t('ONLINE_BOOKING_FORBIDDEN.next')
      // The words of the specification (calls §8.2).
      return { title: reason ? t(`${code}.blocked`, { message: reason.message }) : title, next }
    }
    case 'VISITOR_BUSY': {
      const start = known.startDate ?? new Date().toISOString()
      const date = texts.format.longDate(texts.format.dateOf(start))
      const time = texts.format.time(start)
      const { physicianName: physician = '', branchName: branch = '' } = known
      return { title, next: t('VISITOR_BUSY.next', { physician, branch, date, time }) }
    }
    case 'PHOTO_UNREADABLE': {
      const { reason } = known
      const isKnown = reason === 'type' || reason === 'damaged' || reason === 'dimensions'
      return { title: isKnown ? t(`PHOTO_UNREADABLE.${reason}`) : title, next: t('PHOTO_UNREADABLE.next') }
    }
    case 'REVIEW_NOT_ALLOWED':
      return { title, next: t(`${code}.${reviewStep(known.reason)}`) }
    case 'REVIEW_EXISTS':
      return { title, next: t(known.reviewId === null ? `${code}.other` : `${code}.next`) }
    case 'VALIDATION_ERROR':
      if (known.reason === 'code-over') return { title: t(`${code}.other`), next: t(`${code}.codeOver`) }
      if (known.reason === 'another-person')
        return { title: t(`${code}.other`), next: t(`${code}.anotherPerson`) }
      if (!known.attemptsLeft) return { title, next: t(`${code}.last`) }
      return { title, next: t(`${code}.next`, { count: known.attemptsLeft }) }
    case 'INVALID_ACODE':
      if (known.reason === 'missing') return { title: t(`${code}.missing`), next: t(`${code}.enter`) }
      if (known.reason === 'over') return { title: t(`${code}.over`), next: t(`${code}.again`) }
      return { title, next: t(`${code}.next`, { count: known.attemptsLeft ?? 0 }) }
    case 'ACODES_BLOCKED':
      // One minute if it is not given (calls §8.1).
      return { title, next: t(`${code}.next`, { wait: texts.format.wait((known.minutes ?? 1) * 60) }) }
    case 'PROFILE_EXISTS':
      return { title, next: t('PROFILE_EXISTS.next', { device: known.deviceIdOfExistedUser ?? '—' }) }
    case 'INVALID_CONTRACT_KEY':
    case 'INCORRECT_CONTRACT_CODE':
    case 'COVERAGE_EXISTS':
    case 'CONTRACT_IS_NOT_SYNCHRONIZED':
    case 'NO_CARD_FROM_COVERER':
    case 'CODE_COVERER_CARD_INACTIVE':
    case 'CONTRACT_NOT_READY':
    case 'EXPIRED_CONTRACT':
    case 'CONTRACT_MISSMATCH':
    case 'CONTRACT_PHONE_MISMATCH':
      return contractRefusalText(texts, code, known, wait)
    case 'WAIT_LIMIT':
    case 'DRUG_ALERT_LIMIT':
      return { title, next: t(`${code}.next`, { limit: known.limit ?? '—' }) }
    case 'FEED_OUTDATED':
      return { title, next: t(`${code}.next`, { lastSequence: known.lastSequence ?? '—' }) }
    case 'UNEXPECTED_PROBLEM':
      return { title, next: t('UNEXPECTED_PROBLEM.next', { requestId: known.requestId ?? '—' }) }
    default:
      return { title, next: t(`${code}.next`, { wait }) }
  }
}

/** To phone the registry. */
const atRegistry = (
  t: Translate<Catalogue['errors']>,
  code: 'NO_ASSIGNMENT_BOOKING' | 'SERVICE_IS_NOT_SUPPORTED',
  { phones }: Known,
) => (phones ? t(`${code}.next`, { phones: spreadPhones(phones) }) : t(`${code}.nextWithoutPhones`))

const REVIEW_STEPS = ['no-birthday', 'no-name', 'underage', 'missed'] as const

/** The key of the next step: to choose another visit, if nothing else helps. */
const reviewStep = (reason: Known['reason']) => REVIEW_STEPS.find(known => known === reason) ?? 'next'

/** The same for a reading call: nothing was entered that could be lost. */
export function refusedReading(texts: Texts, refusal: RefusalLike): RefusalText {
  const { code } = refusal
  const t = texts.area('errors')
  // The banner of the page says that there is no connection.
  if (code === 'OFFLINE') return { title: t('OFFLINE.readTitle'), next: t('OFFLINE.read') }
  const text = refusalText(texts, refusal)
  return code === 'TIMED_OUT' ? { ...text, next: t('TIMED_OUT.read') } : text
}

/** Other identity services do not report the remaining attempts. */
function afterWrongCode(
  t: Translate<Catalogue['errors']>,
  { attemptsLeft, retryAfter }: Known,
  wait: string,
) {
  if (attemptsLeft === undefined) return t('INVALID_CODE.check')
  if (attemptsLeft > 0) return t('INVALID_CODE.next', { count: attemptsLeft })
  return retryAfter ? t('INVALID_CODE.lastWait', { wait }) : t('INVALID_CODE.last')
}
