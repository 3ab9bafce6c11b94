import { z } from 'zod'
import { CivilDate, Sex, Uuid } from './scalars.ts'

export const RelKind = z.enum(['ME', 'CHILD', 'SPOUSE', 'PARENT', 'OTHER'])

/** Cumulative, from the least to the most (product §6). */
export const AccessLevel = z.enum([
  'VIEW_NAME',
  'VIEW_COVERAGE',
  'VIEW_VISITS',
  'BOOK_VISITS',
  'GRANT',
  'EDIT_PROFILE',
  'VIEW_REPORTS_TESTS',
])

export const FamilyMember = z.object({
  relKind: RelKind,
  profileId: Uuid,
  profile: z.object({
    fullNameRu: z.string().nullable(),
    birthday: CivilDate.nullable(),
    sex: Sex.nullable(),
    consentReceived: z.boolean(),
  }),
  accessLevels: z.array(AccessLevel),
  grantLevel: AccessLevel.nullable(),
  isManageable: z.boolean(),
})

/** The signed-in person (product §3, "User"). */
export const User = z.object({
  userId: Uuid,
  me: Uuid.describe('the profileId of the person'),
  name: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  middleName: z.string().nullable(),
  fullNameRu: z.string().nullable(),
  birthday: CivilDate.nullable(),
  sex: Sex.nullable(),
  phones: z.array(z.object({ number: z.string() })),
  primaryPhone: z.string(),
  consentReceived: z.boolean(),
  canEditProfile: z.boolean(),
  userType: z.enum(['REGULAR', 'EMPLOYER_PROGRAM', 'INSURER_PROGRAM']),
  family: z.array(FamilyMember),
})
