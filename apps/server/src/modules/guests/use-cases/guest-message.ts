import type { Message } from '../../notifications/public.ts'
import { type AssignmentDetails, visitFacts } from '../../visits/public.ts'
import type { Contact } from '../store/contacts.ts'

interface GuestMessageFacts {
  readonly contact: Contact
  /** The patient's first name. */
  readonly patient: string
  readonly startsAt: Date
  readonly place: AssignmentDetails
  /** The link, which opens this one visit after a code. */
  readonly link: string
}

/** The message to a guest about their booking, with the link to it: by SMS, and by e-mail if they entered one. */
export function guestMessages({
  contact,
  patient,
  startsAt,
  place,
  link,
}: GuestMessageFacts): [Message, ...Message[]] {
  const { phone, email, language } = contact
  const said = {
    template: 'guest-visit-booked' as const,
    language,
    data: visitFacts({ startsAt, patient, place }, language),
    secret: { link },
  }
  const sms: Message = { ...said, channel: 'sms', to: phone }
  return email === null ? [sms] : [sms, { ...said, channel: 'email', to: email }]
}
