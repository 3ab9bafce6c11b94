import type { Profile } from '../app/people/profile.ts'

const id = '01990000-0000-7000-8000-000000000001'

/** A person with a complete profile. */
export const anna: Profile = {
  userId: id,
  me: id,
  name: 'Анна',
  firstName: 'Анна',
  lastName: 'Ковалёва',
  middleName: 'Петровна',
  fullNameRu: 'Ковалёва Анна Петровна',
  birthday: '1984-02-29',
  sex: 'FEMALE',
  phones: [{ number: '375291234567' }],
  primaryPhone: '375291234567',
  consentReceived: true,
  consentReceivedAt: '2026-11-02T09:00:00Z',
  emails: [],
  waitingConfirmEmail: false,
  photoUrl: null,
  location: null,
  external: false,
  accessNotAuthorized: false,
  profileAttributes: null,
  deviceIdOfExistedUser: null,
  programs: [],
  familyCoveredByProgram: false,
  canEditProfile: true,
  userType: 'REGULAR',
  family: [],
  joinRequests: 0,
  hashKey: 'aGFzaCBrZXkgb2YgYSBzZXNzaW9uLCBpbiBhIHRlc3Q',
  storeKey: 'c3RvcmUga2V5IG9mIGEgc2Vzc2lvbiBpbiBhIHRlc3Q',
}

/** The same person on the first day: only the phone is known. */
export const profileToFillIn: Profile = {
  ...anna,
  name: null,
  firstName: null,
  lastName: null,
  middleName: null,
  fullNameRu: null,
  birthday: null,
  sex: null,
  consentReceived: false,
  consentReceivedAt: null,
}

export const tokens = {
  identityToken: 'identity',
  refreshToken: 'refresh',
  expiresAt: '2030-01-01T00:00:00Z',
}
