import type { BodyOf } from '@vizit/contract/call.ts'
import type { bookGuestVisit as call } from '@vizit/contract/calls/guests/booking.ts'
import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import { CLIENT_NOTE_MAX } from '@vizit/domain/guests/client-note.ts'
import { type GuestConsent, neededConsents } from '@vizit/domain/guests/consents.ts'
import { isAdultOn } from '@vizit/domain/person/age.ts'
import { isPossibleBirthday } from '@vizit/domain/person/birthday.ts'
import { isFio, tidy } from '@vizit/domain/person/full-name.ts'
import { parsePhone } from '@vizit/domain/person/phone.ts'
import { checkFio, checkFioOrDash, checkFullName } from '@vizit/domain/validation/check-name.ts'
import { checkText } from '@vizit/domain/validation/check-text.ts'
import { plainText } from '@vizit/domain/validation/plain-text.ts'
import { normalizeEmail } from '../../../platform/email/normalize-email.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { WrongField } from '../../../platform/http/wrong-fields.ts'

type Body = BodyOf<typeof call>

/** The person to be booked without an account, as entered in the form. */
export interface Guest {
  readonly person: PersonFacts
  readonly phone: string
  readonly email: string | null
  readonly note: string | null
  readonly consents: readonly GuestConsent[]
  /** A child's guardian. */
  readonly guardian: string | null
}

/** Reads the guest's form (product §5), or returns its wrong fields. */
export function readGuest(body: Body, today: string) {
  const phone = parsePhone(body.phone)
  if (!phone) return new Refused('INCORRECT_PHONE_NUMBER', {})
  const fields = guestProblems(body, today)
  if (fields.length > 0) return new Refused('INVALID_ARGUMENT', { fields })
  const isChild = isChildOn(today, body.birthDate)
  const consents = neededConsents(isChild)
  if (consents.some(consent => !isGiven(body, consent))) return new Refused('CONSENT_REQUIRED', {})
  return {
    person: personOf(body),
    phone,
    email: body.email === undefined ? null : normalizeEmail(body.email),
    note: plainText(body.clientNote ?? '') || null,
    consents,
    guardian: isChild ? tidy(body.guardianName ?? '') : null,
  } satisfies Guest
}

/** The problems of the fields that are present; for a child the guardian is required. */
export function guestProblems(body: Partial<Body>, today: string): WrongField[] {
  const { lastName, firstName, middleName, birthDate, clientNote, guardianName = '' } = body
  const checks = {
    lastName: lastName === undefined || checkFio(lastName) === null,
    firstName: firstName === undefined || checkFio(firstName) === null,
    middleName: middleName === undefined || checkFioOrDash(middleName) === null,
    birthDate: birthDate === undefined || isPossibleBirthday(birthDate, today),
    clientNote: clientNote === undefined || checkText(CLIENT_NOTE_MAX)(clientNote) === null,
    guardianName:
      birthDate === undefined || !isChildOn(today, birthDate) || checkFullName(guardianName) === null,
  }
  const wrong = Object.entries(checks).filter(([, isRight]) => !isRight)
  return wrong.map(([path]) => ({ path, problem: 'invalid_value' }))
}

const isChildOn = (today: string, birthDate: string) =>
  isPossibleBirthday(birthDate, today) && !isAdultOn(today, birthDate)

function isGiven(body: Body, consent: GuestConsent): boolean {
  switch (consent) {
    case 'user-agreement':
      return body.userAgreementAccepted === true
    case 'privacy-policy':
      return body.privacyPolicyAccepted === true
    case 'personal-data':
      return body.consentReceived === true
    case 'guardian':
      return body.guardianConsentReceived === true
  }
}

function personOf(body: Body): PersonFacts {
  const middleName = tidy(body.middleName)
  return {
    lastName: tidy(body.lastName),
    firstName: tidy(body.firstName),
    middleName: isFio(middleName) ? middleName : null,
    birthday: body.birthDate,
    sex: body.sex,
  }
}
