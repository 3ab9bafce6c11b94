import type { Message } from '../../notifications/public.ts'
import { type AssignmentDetails, visitFacts } from '../../visits/public.ts'
import type { Contact } from '../store/contacts.ts'

interface Told {
  readonly contact: Contact
  /** The first name. */
  readonly patient: string
  readonly startsAt: Date
  readonly place: AssignmentDetails
  /** Opens this one visit, after a code. */
  readonly link: string
}

/** What a guest is told of their booking, with the link to it: by SMS, and by e-mail where they gave one. */
export function guestMessages({ contact, patient, startsAt, place, link }: Told): [Message, ...Message[]] {
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
