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
  isGrownChild: z.boolean().describe('true: OTHER, and an adult child of the signed-in person'),
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
    phone: z.string().nullable().describe("a child's own phone, for those who may edit the child"),
  }),
  accessLevels: z.array(AccessLevel).describe('levels that the signed-in person holds on this one'),
  grantLevel: AccessLevel.nullable().describe(
    "the level that this relative's account holds on the signed-in person; null: no account, and no arrow is shown",
  ),
  isNew: z.boolean().describe('true: appeared since the last `markFamilySeen`'),
  canDelete: z.boolean().describe('true: no active coverer, and EDIT_PROFILE is held or it is an adult'),
  coverers: z.array(
    z.object({
      covererCode: z.string(),
      status: z
        .string()
        .describe('ACTIVE, or INACTIVE: it begins later, but covers a part of the days that can be booked'),
      validFrom: CivilDate,
    }),
  ),
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
  me: Uuid.describe('the profileId of the signed-in person'),
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
    .describe('true: a confirmation by e-mail is awaited, for this device or for an address'),
  photoUrl: z.string().nullable().describe('the URL of `showPersonPhoto`; it changes with each photo'),
  location: z.string().nullable().describe('the id of the town in the list of towns'),
  consentReceived: z.boolean(),
  consentReceivedAt: Instant.nullable(),
  canEditProfile: z.boolean().describe('false for minors, and if a programme keeps the data'),
  external: z.boolean().describe('true: the account comes from another identity service'),
  accessNotAuthorized: z
    .boolean()
    .describe('true: this device waits for a confirmation, and only `profileAttributes` describe the person'),
  profileAttributes: ProfileAttributes.nullable().describe('null: access is authorised'),
  deviceIdOfExistedUser: z
    .string()
    .nullable()
    .describe("a `deviceRef` of another account for which the person's own address is confirmed"),
  programs: z.array(
    z.object({
      coverer: z.string(),
      programCaption: z.string(),
      activatedAt: CivilDate,
      phones: z.array(z.string()).describe('the coverer corrects the data of those whom it covers'),
    }),
  ),
  waitingPrograms: z
    .array(z.object({ coverer: z.string(), programCaption: z.string(), phones: z.array(z.string()) }))
    .optional()
    .describe(
      'programmes that are linked and do not cover the person today: before their first day, or suspended; without those in `familyPrograms`; absent: none',
    ),
  familyPrograms: z
    .array(
      z.object({
        coverer: z.string(),
        programCaption: z.string(),
        phones: z
          .array(z.string())
          .optional()
          .describe(
            'if the person is a member too, whom it does not cover by that today: the coverer corrects their data; absent: it keeps none',
          ),
      }),
    )
    .optional()
    .describe(
      'other programmes, by which a spouse or parent covers the person on some day that can be booked; absent: none',
    ),
  familyCoveredByProgram: z.boolean(),
  userType: z.enum(['REGULAR', 'EMPLOYER_PROGRAM', 'INSURER_PROGRAM']),
  family: z.array(FamilyMember),
  hasInvoices: z
    .boolean()
    .optional()
    .describe('whether there are invoices for visits that the account may see; absent: no'),
  joinRequests: Count.describe('how many requests wait for an answer (`listJoinRequests`)'),
  hashKey: DeviceKey.describe(
    "with `storeKey` it opens this session's store on the device; null: the device waits",
  ),
  storeKey: DeviceKey,
})
