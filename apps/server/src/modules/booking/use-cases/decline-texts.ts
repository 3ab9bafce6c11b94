import type { DeclineReason } from '@vizit/contract/shapes/booking-decline-reason.ts'
import type { BookingCapability } from '@vizit/contract/shapes/visit.ts'
import { type DeclineCode, declineWeights, shownReason } from '@vizit/domain/booking/decline-code.ts'
import type { Candidate } from '@vizit/domain/booking/decline-reasons.ts'
import { type RemedyContext, remedyOf } from '@vizit/domain/booking/remedy.ts'
import { declineNextStep } from '@vizit/i18n/decline-next-step.ts'
import { programmeInQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { spreadPhones } from '@vizit/i18n/format/phone.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import type { WaitingProgramme } from '../../programmes/public.ts'

/** The patient whom the reasons concern, and what the remedies depend on. */
export interface Declined extends RemedyContext {
  readonly person: Pick<Candidate, 'relation' | 'age' | 'record' | 'isMember' | 'coversOtherDay'>
  /** The programme that would open a doctor for members, and is suspended or has not begun. */
  readonly waiting?: WaitingProgramme | undefined
}

/** Each decline reason with its own text and hint, in the reader's language. */
export function declineTexts(
  codes: readonly DeclineCode[],
  { person, waiting, ...context }: Declined,
  language: Language,
): z.output<typeof DeclineReason>[] {
  const text = serverTexts(language).area('decline')
  const { missed, past } = person.record
  // Another day on which a programme covers the visit is nearer.
  const told = person.coversOtherDay ? undefined : waiting
  return codes.map(code => ({
    code,
    weight: declineWeights[code],
    message:
      code === 7 && told ? waitingText(told, language) : text(reasonKey(code, person), { missed, past }),
    remedy: remedyOf(code, person, context),
  }))
}

/** Of a relative the age is not the reader's. */
const reasonKey = (code: DeclineCode, { relation }: Declined['person']) =>
  code === 8 && relation !== 'ME' ? ('8.reasonOfRelative' as const) : (`${code}.reason` as const)

/** Why a doctor for members is closed to a member, and whom to ask. */
function waitingText({ caption, phones, from }: WaitingProgramme, language: Language): string {
  const texts = serverTexts(language)
  const text = texts.area('payers')
  const programme = programmeInQuotes(caption[language] ?? caption.ru)
  const orCall = phones.length > 0 ? `: ${spreadPhones(phones.join(';'))}` : ''
  return from === null
    ? text('membersSuspended', { programme, orCall })
    : text('membersNotBegun', { programme, orCall, date: texts.format.shortDate(from) })
}

/** May this person be booked online, and if not, why and what helps? */
export function capabilityOf(
  { profileId, codes }: { readonly profileId: string; readonly codes: readonly DeclineCode[] },
  declined: Declined,
  language: Language,
): z.output<typeof BookingCapability> {
  const declineReasons = declineTexts(codes, declined, language)
  return {
    profileId,
    onlineBookingAllowed: codes.length === 0,
    declineReasons,
    profileHint: declineHint(declineReasons, language),
  }
}

/** The remedy for the reason that is shown. */
export function declineHint(
  reasons: readonly z.output<typeof DeclineReason>[],
  language: Language,
): string | null {
  const shown = shownReason(reasons)
  return shown && declineNextStep(serverTexts(language), shown)
}
