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
    lastName: z.string().nullable(),
    firstName: z.string().nullable(),
    middleName: z.string().nullable(),
    phone: z.string().nullable().describe("a child's own, for those who may edit it"),
  }),
  accessLevels: z.array(AccessLevel).describe('held by the signed-in person on this one'),
  grantLevel: AccessLevel.nullable().describe(
    'what the account of this relative holds on the signed-in person; null: no account, no arrow',
  ),
  isNew: z.boolean().describe('appeared since `markFamilySeen`'),
  canDelete: z.boolean().describe('no coverer is active, and EDIT_PROFILE is held or it is an adult'),
  coverers: z.array(z.object({ covererCode: z.string(), status: z.string(), validFrom: CivilDate })),
  isManageable: z.boolean(),
  profileHint: z.string().nullable(),
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
  emails: z.array(z.object({ address: z.email(), usage: z.enum(['PRIMARY']), confirmed: z.boolean() })),
  waitingConfirmEmail: z.boolean(),
  photoUrl: z.string().nullable(),
  location: z.string().nullable().describe('the town, as the list of towns identifies it'),
  consentReceived: z.boolean(),
  canEditProfile: z.boolean(),
  external: z.boolean().describe('the account comes from another identity service'),
  accessNotAuthorized: z.boolean().describe('this device waits for a confirmation'),
  programs: z.array(z.object({ coverer: z.string(), programCaption: z.string(), activatedAt: CivilDate })),
  familyCoveredByProgram: z.boolean(),
  userType: z.enum(['REGULAR', 'EMPLOYER_PROGRAM', 'INSURER_PROGRAM']),
  family: z.array(FamilyMember),
})
