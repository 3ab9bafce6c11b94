import type { Member } from '../member.ts'

/** What a relative may do for somebody, as it is shown and changed. */
export interface Rights {
  /** The profile of whoever is given the rights. */
  readonly relativeId: string
  readonly name: string
  /** What they hold now; null counts as nothing (product §4, "Rights toggle"). */
  readonly level: Member['grantLevel']
  /** On whose data: oneself (null) or a child. */
  readonly forWhom: { readonly id: string; readonly name: string } | null
}
