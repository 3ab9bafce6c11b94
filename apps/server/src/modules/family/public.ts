import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/generated/db.ts'
import type { Patient } from '../../platform/http/actor.ts'

/** A person for whom an account may act, and how far. */
export interface Member {
  readonly profileId: string
  readonly relKind: 'ME' | 'CHILD' | 'SPOUSE' | 'PARENT' | 'OTHER'
  /** The level held and all that it comes with (product §6). */
  readonly accessLevels: readonly AccessLevel[]
  /** The level that the account may give to others. */
  readonly grantLevel: AccessLevel | null
  readonly lastName: string | null
  readonly firstName: string | null
  readonly middleName: string | null
  /** `YYYY-MM-DD` */
  readonly birthday: string | null
  readonly sex: 'MALE' | 'FEMALE' | null
  readonly consentReceived: boolean
}

export { heldLevels, type Relation } from './held-levels.ts'
export { accountsOf } from './store/accounts-of.ts'

/** What a person says of themselves. */
export interface ProfileFacts {
  /** Last, first and middle name, joined by spaces. */
  readonly fullNameRu: string
  /** The parts of it, where spaces do not tell them apart. */
  readonly lastName?: string | undefined
  readonly firstName?: string | undefined
  readonly middleName?: string | null | undefined
  /** `YYYY-MM-DD` */
  readonly birthday: string
  readonly sex: 'MALE' | 'FEMALE'
  /** True is recorded once, with the time; false changes nothing. */
  readonly consentReceived: boolean
}

export type SavedProfile =
  | 'saved'
  | 'underage'
  | { readonly wrongFields: readonly ('fullNameRu' | 'birthday')[] }

export interface Family {
  /** The member with this profile, if the account holds this level for them. */
  memberFor(actor: Patient, profileId: string, level: AccessLevel): Promise<Member | undefined>
  /** Everyone the account may act for: the person themselves first. */
  membersOf(actor: Patient): Promise<Member[]>
  /** The empty profile of a new account, in the transaction that makes the account; its id. */
  createOwnProfile(trx: Kysely<DB>, accountId: string): Promise<string>
  /** Saves what the account's owner says of themselves (product §5). */
  saveOwnProfile(accountId: string, facts: ProfileFacts): Promise<SavedProfile>
}
