import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import type { Patient } from '../../platform/http/actor.ts'

/** A person for whom an account may act, and how far. */
export interface Member {
  readonly profileId: string
  readonly relKind: 'ME' | 'CHILD' | 'SPOUSE' | 'PARENT' | 'OTHER'
  /** The level held and all that it comes with (product §6). */
  readonly accessLevels: readonly AccessLevel[]
  readonly lastName: string | null
  readonly firstName: string | null
  readonly middleName: string | null
  /** `YYYY-MM-DD` */
  readonly birthday: string | null
  readonly sex: 'MALE' | 'FEMALE' | null
  readonly consentReceived: boolean
}

export interface Family {
  /** The member with this profile, if the account holds this level for them. */
  memberFor(actor: Patient, profileId: string, level: AccessLevel): Promise<Member | undefined>
  /** Everyone the account may act for: the person themselves first. */
  membersOf(actor: Patient): Promise<Member[]>
}
