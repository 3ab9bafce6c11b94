import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import type { RelKind } from '@vizit/domain/family/relations.ts'

/** A person for whom an account may act, and how far. */
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
  /** Where their photo is shown to those who may see it (`showPersonPhoto`). */
  readonly photoUrl: string | null
}

/** A member as the list of the family shows them. */
export interface Relative extends Member {
  /** What the account of this relative holds on the person whose family it is; null without an account. */
  readonly grantLevel: AccessLevel | null
  /** Appeared since the list was last seen. */
  readonly isNew: boolean
  /** OTHER, and a child who came of age, or somebody to whom one is a parent. */
  readonly isGrownChild: boolean
  /** That a parent wrote down for a child. */
  readonly phone: string | null
  /** Their own programmes, and for spouse and children those of the account that cover a family. */
  readonly coverers: readonly Coverer[]
}

export interface Coverer {
  readonly covererCode: string
  /** `YYYY-MM-DD` */
  readonly validFrom: string
  /** It covers this relative as a part of the family, who does not leave it while it does. */
  readonly ties: boolean
}
