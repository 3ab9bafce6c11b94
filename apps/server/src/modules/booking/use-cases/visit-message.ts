import type { Language } from '../../../platform/http/language.ts'
import type { Message } from '../../notifications/public.ts'
import { type AssignmentDetails, visitFacts } from '../../visits/public.ts'

interface VisitMessageFacts {
  readonly visitId: string
  readonly template: 'visit-booked' | 'visit-moved' | 'visit-cancelled'
  readonly startsAt: Date
  /** The patient's first name. */
  readonly patient: string | null
  readonly place: AssignmentDetails
  readonly account: { readonly phone: string; readonly language: Language }
  /** The account whose devices get the push first. Null: a person without an account. */
  readonly accountId: string | null
}

/** The message about a change to the person who makes it, by push or SMS, in their language. */
export function visitMessage(facts: VisitMessageFacts): Message {
  const { visitId, template, startsAt, patient, place, account, accountId } = facts
  const { phone, language } = account
  return {
    channel: 'sms',
    to: phone,
    language,
    template,
    ...(accountId !== null && {
      push: { account: accountId, opens: `/visits?visit=${visitId}`, topic: `visit:${visitId}` },
    }),
    data: visitFacts({ startsAt, patient, place }, language),
  }
}
