import type { Language } from '../../../platform/http/language.ts'
import type { Message } from '../../notifications/public.ts'
import type { Place } from '../../visits/public.ts'

interface Told {
  readonly template: 'visit-booked' | 'visit-moved' | 'visit-cancelled'
  readonly startsAt: Date
  readonly place: Place
  readonly account: { readonly phone: string; readonly language: Language }
}

/** What the patient is told of a change, by SMS and in their own language. */
export function visitMessage({ template, startsAt, place, account }: Told): Message {
  const { phone, language } = account
  return {
    channel: 'sms',
    to: phone,
    language,
    template,
    data: {
      startsAt: startsAt.toISOString(),
      physician: place.doctorName[language],
      speciality: place.speciality[language],
      branch: place.branchName[language],
      address: place.branchAddress[language],
    },
  }
}
