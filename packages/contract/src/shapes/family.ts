import { NAME_MAX } from '@vizit/domain/person/full-name.ts'
import { z } from 'zod'
import { AccessLevel, FamilyMember, RelKind } from './profile.ts'
import { Instant, RowId, Uuid } from './scalars.ts'

const NamePart = z.string().max(NAME_MAX).optional()

/**
 * A name as people write it. If spaces cannot separate its parts ("де Витт Анна"), they are given beside `fullNameRu`,
 * which they equal when joined.
 */
export const writtenName = {
  fullNameRu: z
    .string()
    .min(1)
    .max(3 * NAME_MAX + 2)
    .describe('last, first and middle name, joined by spaces'),
  lastName: NamePart,
  firstName: NamePart,
  middleName: NamePart.nullable().describe('null or a dash means none'),
}

/** The answer to every change of the family: the family as it is now, the caller first. */
export const FamilyAnswer = z.object({ data: z.object({ family: z.array(FamilyMember) }) })

/** The relations that can be added by SMS or by a code; children have their own form. */
export const AdultRelKind = z.enum(['SPOUSE', 'PARENT', 'OTHER'])

/** A spouse's code is for a spouse; the other code is for parents and other relatives. */
export const CodeKind = z.enum(['SPOUSE', 'OTHER'])

export const FamilyCode = z.object({
  code: z.string().describe('6 digits'),
  expiresAt: Instant.describe('24 hours after the code was made; it ends with its first use'),
})

/**
 * A request between a person who entered a code and the owner of the code. Until it is accepted, neither sees more data
 * of the other.
 */
export const JoinRequest = z.object({
  id: Uuid,
  name: z.string().describe("the other person's surname and initials"),
  relKind: AdultRelKind.describe('what the owner of the code is to the person who asks'),
  createdAt: Instant,
  expiresAt: Instant.describe('72 hours after the request was made'),
})

export const JoinRequests = z.object({
  incoming: z
    .array(JoinRequest)
    .describe("requests with the signed-in person's code, to be accepted or declined"),
  outgoing: z
    .array(JoinRequest)
    .describe('requests of the signed-in person; a declined one stays here until it expires'),
})

/**
 * `choose`: the code is valid and of this kind, and `relKind` must fit it. Nothing was changed and the code stays
 * valid.
 */
export const JoinAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('requested'), request: JoinRequest }),
  z.object({ status: z.literal('choose'), kind: CodeKind }),
])

/**
 * The access levels that others hold on the person `forProfileId`: the caller, or a person on whom the caller holds
 * GRANT.
 */
export const Grant = z.object({
  profileId: Uuid.describe('the relative who holds the level'),
  name: z.string().nullable().describe('null: the profile has no name yet'),
  relKind: RelKind.describe('what the relative is to the signed-in person; OTHER if they are not related'),
  level: AccessLevel,
  forProfileId: Uuid,
  changeable: z.boolean().describe('false for the other parent of a child: their rights cannot be changed'),
})

/** The actions that a ledger shows. */
export const LedgerAction = z.enum([
  'visits-viewed',
  'tests-viewed',
  'values-viewed',
  'document-viewed',
  'drug-list-viewed',
  'documents-consent-given',
  'documents-consent-withdrawn',
  'visit-booked',
  'visit-moved',
  'visit-cancelled',
  'visit-confirmed',
  'visit-imported',
  'invoice-decided',
  'wait-joined',
  'wait-left',
  'wait-ended',
  'rights-changed',
  'profile-saved',
  'consent-given',
  'relative-added',
  'relative-removed',
  'child-added',
  'child-removed',
  'coverage-linked',
  'coverage-ended',
  'grown-up',
])

const LedgerPerson = z.object({
  profileId: Uuid.nullable().describe('null: no relative any more, or no account'),
  name: z.string().nullable().describe('null: the account was deleted'),
  relKind: RelKind.nullable().describe('what they are to the signed-in person now; null: nothing'),
  isMe: z.boolean(),
})

export const LedgerEntry = z.object({
  id: RowId.describe('to be sent as `before` for the next page'),
  at: Instant,
  action: LedgerAction,
  profileId: Uuid.describe('the person whose data it is about'),
  actor: LedgerPerson.nullable().describe('null: done by the product itself'),
  other: LedgerPerson.nullable().describe(
    'the person whose rights were changed, or who was added or removed',
  ),
  details: z.object({
    level: AccessLevel.optional().describe('the level that `other` has held since then'),
    orderId: Uuid.optional().describe('the visit, if it is about one'),
  }),
})
