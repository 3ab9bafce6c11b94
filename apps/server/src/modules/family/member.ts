import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import type { RelKind } from '@vizit/domain/family/relations.ts'

/** A person for whom an account may act, and with which access levels. */
export interface Member {
  readonly profileId: string
  readonly relKind: RelKind
  /** The level held and all that it comes with (product §6). */
  readonly accessLevels: readonly AccessLevel[]
  readonly lastName: string | null
  readonly firstName: string | null
  readonly middleName: string | null
  /** `YYYY-MM-DD` */
  readonly birthday: string | null
  readonly sex: 'MALE' | 'FEMALE' | null
  readonly consentReceived: boolean
  readonly consentReceivedAt: Date | null
  /** The URL of their photo for viewers who may see it (`showPersonPhoto`). */
  readonly photoUrl: string | null
}

/** A member as the family list shows them. */
export interface Relative extends Member {
  /** What this relative's account may do for the owner of the list. Null: the relative has no account. */
  readonly grantLevel: AccessLevel | null
  /** Added since the list was last seen. */
  readonly isNew: boolean
  /** OTHER by relation: a child who came of age, or a person who sees the list's owner as PARENT. */
  readonly isGrownChild: boolean
  /** The phone that a parent entered for a child. */
  readonly phone: string | null
  /** Their own programmes; for the spouse and children also the account's programmes that cover a family. */
  readonly coverers: readonly Coverer[]
}

export interface Coverer {
  readonly covererCode: string
  /** `YYYY-MM-DD` */
  readonly validFrom: string
  /** INACTIVE: it does not cover them today, but on a later day that can be booked. */
  readonly status: 'ACTIVE' | 'INACTIVE'
  /** It covers this relative as a family member, who cannot be removed while it does. */
  readonly ties: boolean
}
