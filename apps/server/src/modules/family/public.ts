import type { FamilyMember } from '@vizit/contract/shapes/profile.ts'
import type { AccessLevel, AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { DB } from '../../platform/database/generated/db.ts'
import type { Patient } from '../../platform/http/actor.ts'
import type { Member } from './member.ts'
import type { ProfileFacts, SavedProfile } from './profile-facts.ts'
import type { ViewKind } from './store/ledger.ts'
import type { GrowingUpDeps } from './use-cases/leave-childhood.ts'

export { heldLevels, type Relation } from './held-levels.ts'
export type { Member } from './member.ts'
export type { ProfileFacts } from './profile-facts.ts'
export { accountsOf } from './store/accounts-of.ts'
export { endRestoredRequests } from './store/end-restored.ts'
export { forgetOldAttempts } from './store/forget-old-attempts.ts'
export { countJoinRequests } from './store/join-requests.ts'
export { addWithFamiliesLocked } from './store/lock-families.ts'
export { lockRelationsTo } from './store/relations.ts'
export { withoutAccount } from './store/without-account.ts'
export { addChildToFamilies, parentsFor } from './use-cases/add-child-to-families.ts'
export { bookingsForAdults, notifyAdultsOfBookings } from './use-cases/bookings-for-adults.ts'
export { comeOfAge } from './use-cases/come-of-age.ts'
export type { GrowingUpDeps } from './use-cases/leave-childhood.ts'
export { fullNameOf } from './use-cases/present-member.ts'
export { personProblems } from './use-cases/read-person.ts'
export { familiesOfOwn, saveOwnFacts } from './use-cases/save-own-profile.ts'

export interface Family {
  /** Overrides what each access level includes, from the remote configuration (product §6). */
  accessLevels(): Promise<AccessLevelsOverride>
  /** The member with this profile. Undefined: the account does not hold this level for them. */
  memberFor(actor: Patient, profileId: string, level: AccessLevel): Promise<Member | undefined>
  /** Everyone for whom the account may act: the owner first. */
  membersOf(actor: Patient): Promise<Member[]>
  /** The same people as calls show them: only the fields that the held level allows. */
  present(accountId: string, trx?: Kysely<DB>): Promise<z.output<typeof FamilyMember>[]>
  /**
   * Records in these members' ledgers that their visits or tests were viewed; the viewer's own profile is skipped.
   */
  recordViews(
    actor: Patient,
    members: readonly Pick<Member, 'profileId' | 'relKind'>[],
    what?: ViewKind,
  ): Promise<void>
  /**
   * Inserts an empty profile for a new account, in the transaction that makes the account; returns its id. It
   * never reuses an existing profile, because the phone number may belong to another person now.
   */
  createOwnProfile(trx: Kysely<DB>, accountId: string): Promise<string>
  /**
   * Saves what the account's owner enters about themselves (product §5). The first time it takes over the profile
   * that relatives have kept for this person. `also` runs in the same transaction; if it throws, nothing is saved.
   */
  saveOwnProfile(
    accountId: string,
    facts: ProfileFacts,
    further: {
      /** Tells what ended with a childhood; null: nobody has to be told. */
      readonly telling: GrowingUpDeps | null
      readonly also?: (trx: Transaction<DB>) => Promise<void>
    },
  ): Promise<SavedProfile>
}
