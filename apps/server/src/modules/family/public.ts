import type { FamilyMember } from '@vizit/contract/shapes/profile.ts'
import type { AccessLevel, AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { DB } from '../../platform/database/generated/db.ts'
import type { Patient } from '../../platform/http/actor.ts'
import type { Member } from './member.ts'
import type { ProfileFacts, SavedProfile } from './profile-facts.ts'
import type { ViewKind } from './store/ledger.ts'

export { heldLevels, type Relation } from './held-levels.ts'
export type { Member } from './member.ts'
export type { ProfileFacts } from './profile-facts.ts'
export { accountsOf } from './store/accounts-of.ts'
export { endRestoredRequests } from './store/end-restored.ts'
export { forgetOldAttempts } from './store/forget-old-attempts.ts'
export { countJoinRequests } from './store/join-requests.ts'
export { lockRelationsTo } from './store/relations.ts'
export { addWithinFamilies } from './store/within-families.ts'
export { bookingsForAdults, tellAdultsOfBookings } from './use-cases/bookings-for-adults.ts'
export { growUp } from './use-cases/grow-up.ts'
export { parentsFor, placeChild } from './use-cases/place-child.ts'
export { fullNameOf } from './use-cases/present-member.ts'
export { personProblems } from './use-cases/read-person.ts'
export { familiesOfOwn, saveOwnFacts } from './use-cases/save-own-profile.ts'

export interface Family {
  /** Another meaning of access levels, from the remote configuration (product §6). */
  accessLevels(): Promise<AccessLevelsOverride>
  /** The member with this profile, if the account holds this level for them. */
  memberFor(actor: Patient, profileId: string, level: AccessLevel): Promise<Member | undefined>
  /** Everyone the account may act for: the person themselves first. */
  membersOf(actor: Patient): Promise<Member[]>
  /** The same people as the calls show them, each as far as the level held allows. */
  present(accountId: string, trx?: Kysely<DB>): Promise<z.output<typeof FamilyMember>[]>
  /** Writes into the ledgers of these members that their visits, or tests, were looked at; oneself is passed over. */
  recordViews(
    actor: Patient,
    members: readonly Pick<Member, 'profileId' | 'relKind'>[],
    what?: ViewKind,
  ): Promise<void>
  /**
   * The profile of a new account, in the transaction that makes the account; its id. It is empty, whoever was known by the
   * phone: a number may be another's by now.
   */
  createOwnProfile(trx: Kysely<DB>, accountId: string): Promise<string>
  /**
   * Saves what the account's owner says of themselves (product §5). What they say first finds the profile that relatives
   * have kept for them. `also` is saved with it, in the same transaction, unless it throws: then nothing is.
   */
  saveOwnProfile(
    accountId: string,
    facts: ProfileFacts,
    also?: (trx: Transaction<DB>) => Promise<void>,
  ): Promise<SavedProfile>
}
