import { CLIENT_NOTE_MAX } from '@vizit/domain/guests/client-note.ts'
import { ADULT_AGE, ageOn } from '@vizit/domain/person/age.ts'
import { isPossibleBirthday } from '@vizit/domain/person/birthday.ts'
import { tidy } from '@vizit/domain/person/full-name.ts'
import { parseWrittenDate } from '@vizit/domain/time/written-date.ts'
import { checkEmail, checkPhone } from '@vizit/domain/validation/check-contact.ts'
import { checkPastDate } from '@vizit/domain/validation/check-date.ts'
import { checkFullName } from '@vizit/domain/validation/check-name.ts'
import { checkText } from '@vizit/domain/validation/check-text.ts'
import { optional, type Problem, required } from '@vizit/domain/validation/problem.ts'
import {
  checkPerson,
  emptyPerson,
  type PersonFormValues,
  personBody,
} from '../../../app/person-form/person-form-values.ts'

type Ticked = '' | 'given'

/** The typed values of the guest form (product §2, "Guest booking form"). */
export type GuestFormValues = PersonFormValues & {
  phone: string
  email: string
  clientNote: string
  /** The guardian who books for a child. */
  guardianName: string
  agreement: Ticked
  privacy: Ticked
  data: Ticked
  guardian: Ticked
}

export const consents = ['agreement', 'privacy', 'data', 'guardian'] as const

export const emptyGuestForm: GuestFormValues = {
  ...emptyPerson,
  phone: '',
  email: '',
  clientNote: '',
  guardianName: '',
  agreement: '',
  privacy: '',
  data: '',
  guardian: '',
}

/** By the typed birthday; false until it is valid. */
export function isChild(guest: GuestFormValues, today: string): boolean {
  const age = ageOf(guest, today)
  return age !== null && age < ADULT_AGE
}

/** In whole years; null until the birthday is valid. */
export function ageOf({ birthday }: GuestFormValues, today: string): number | null {
  const date = parseWrittenDate(birthday)
  return date !== null && isPossibleBirthday(date, today) ? ageOn(today, date) : null
}

/** What is wrong with a field (product §5), or null. */
export function checkGuest(
  field: keyof GuestFormValues,
  guest: GuestFormValues,
  today: string,
): Problem | null {
  switch (field) {
    case 'phone':
      return required(checkPhone)(guest.phone)
    case 'email':
      return optional(checkEmail)(guest.email)
    case 'clientNote':
      return checkText(CLIENT_NOTE_MAX)(guest.clientNote)
    case 'guardianName':
      return isChild(guest, today) ? required(checkFullName)(guest.guardianName) : null
    case 'guardian':
      return isChild(guest, today) && guest.guardian === '' ? 'required' : null
    case 'agreement':
    case 'privacy':
    case 'data':
      return guest[field] === '' ? 'required' : null
    default:
      return checkPerson(field, guest, checkPastDate(today))
  }
}

/** The request data of a valid form; null while it is not valid. */
export function guestBody(guest: GuestFormValues, today: string) {
  const person = personBody(guest)
  if (!person) return null
  const { lastName, firstName, middleName, birthday, sex } = person
  const email = guest.email.trim()
  const note = guest.clientNote.trim()
  return {
    lastName,
    firstName,
    middleName: middleName ?? '-',
    phone: guest.phone,
    birthDate: birthday,
    sex,
    ...(email && { email }),
    ...(note && { clientNote: note }),
    userAgreementAccepted: guest.agreement === 'given',
    privacyPolicyAccepted: guest.privacy === 'given',
    consentReceived: guest.data === 'given',
    ...(isChild(guest, today) && {
      guardianConsentReceived: guest.guardian === 'given',
      guardianName: tidy(guest.guardianName),
    }),
  }
}

export type GuestBody = NonNullable<ReturnType<typeof guestBody>>
