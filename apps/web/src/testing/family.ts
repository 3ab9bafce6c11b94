import type { Answer } from '@vizit/api-client/calls.ts'
import { accessLevels } from '@vizit/domain/access/access-level.ts'
import type { Profile } from '../app/people/profile.ts'

type Member = Profile['family'][number]
type Person = Member['profile']

const nobody: Person = {
  fullNameRu: null,
  lastName: null,
  firstName: null,
  middleName: null,
  birthday: null,
  sex: null,
  phone: null,
  photoUrl: null,
  consentReceived: true,
  consentReceivedAt: '2026-11-02T09:00:00Z',
}

interface MemberParts extends Partial<Omit<Member, 'profile'>> {
  readonly profile?: Partial<Person>
}

const member = (base: MemberParts, { profile, ...parts }: MemberParts): Member => ({
  relKind: 'OTHER',
  isGrownChild: false,
  profileId: '01990000-0000-7000-8000-000000000009',
  accessLevels: [],
  grantLevel: null,
  isNew: false,
  canDelete: true,
  coverers: [],
  isManageable: true,
  profileHint: null,
  ...base,
  ...parts,
  profile: { ...nobody, ...base.profile, ...profile },
})

/** A boy of six; the parent holds all rights on him. */
export const child = (parts: MemberParts = {}) =>
  member(
    {
      relKind: 'CHILD',
      profileId: '01990000-0000-7000-8000-000000000002',
      accessLevels: [...accessLevels],
      profile: { fullNameRu: 'Ковалёв Пётр Ильич', birthday: '2020-01-01', sex: 'MALE' },
    },
    parts,
  )

/** A husband with his own account: neither may book for the other. */
export const husband = (parts: MemberParts = {}) =>
  member(
    {
      relKind: 'SPOUSE',
      profileId: '01990000-0000-7000-8000-000000000003',
      accessLevels: ['VIEW_NAME', 'VIEW_COVERAGE'],
      grantLevel: 'VIEW_COVERAGE',
      isManageable: false,
      profile: { fullNameRu: 'Ковалёв Илья Андреевич', birthday: '1982-05-10', sex: 'MALE' },
    },
    parts,
  )

type JoinRequest = Answer<'listJoinRequests'>['incoming'][number]

/** A person who has entered the user's code. */
export const request = (parts: Partial<JoinRequest> = {}): JoinRequest => ({
  id: '01990000-0000-7000-8000-0000000000a1',
  name: 'Орлова М.',
  relKind: 'OTHER',
  createdAt: '2026-11-23T05:00:00Z',
  expiresAt: '2026-11-26T05:00:00Z',
  ...parts,
})
