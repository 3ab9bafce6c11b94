import { z } from 'zod'
import { Email } from './email.ts'
import { Count } from './numbers.ts'
import { ProfileAttributes } from './profile-attributes.ts'
import { CivilDate, Instant, Sex, Uuid } from './scalars.ts'

export const RelKind = z.enum(['ME', 'CHILD', 'SPOUSE', 'PARENT', 'OTHER'])

/** Cumulative, from the lowest to the highest (product §6). */
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
  isGrownChild: z.boolean().describe('OTHER, and a child of the signed-in person who is an adult'),
  profileId: Uuid,
  profile: z.object({
    fullNameRu: z.string().nullable(),
    birthday: CivilDate.nullable(),
    sex: Sex.nullable(),
    photoUrl: z.string().nullable(),
    consentReceived: z.boolean(),
    consentReceivedAt: Instant.nullable(),
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

/**
 * 256 random bits in base64url. Each session has its own; only its device gets it, and it is deleted when the session
 * ends.
 */
const DeviceKey = z
  .string()
  .regex(/^[\w-]{43}$/)
  .nullable()

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
  emails: z.array(Email),
  waitingConfirmEmail: z
    .boolean()
    .describe('a confirmation mail is awaited: for this device, or else for an address'),
  photoUrl: z.string().nullable().describe('`showPersonPhoto`, an address of its own for each photo'),
  location: z.string().nullable().describe('the town, as the list of towns identifies it'),
  consentReceived: z.boolean(),
  consentReceivedAt: Instant.nullable(),
  canEditProfile: z.boolean().describe('false for minors and for those whose programme keeps their data'),
  external: z.boolean().describe('the account comes from another identity service'),
  accessNotAuthorized: z
    .boolean()
    .describe(
      'this device waits for a confirmation: but for `profileAttributes` the person stays unknown to it',
    ),
  profileAttributes: ProfileAttributes.nullable().describe('null where access is authorised'),
  deviceIdOfExistedUser: z
    .string()
    .nullable()
    .describe("the person's own address is confirmed for another account: a `deviceRef` of that one"),
  programs: z.array(z.object({ coverer: z.string(), programCaption: z.string(), activatedAt: CivilDate })),
  familyCoveredByProgram: z.boolean(),
  userType: z.enum(['REGULAR', 'EMPLOYER_PROGRAM', 'INSURER_PROGRAM']),
  family: z.array(FamilyMember),
  joinRequests: Count.describe('how many wait to be accepted or declined (`listJoinRequests`)'),
  hashKey: DeviceKey.describe(
    'opens, with `storeKey`, what this session keeps on its device; null: it waits',
  ),
  storeKey: DeviceKey,
})
