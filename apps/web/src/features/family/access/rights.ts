import type { Member } from '../member.ts'

/** The rights of a relative on a person, to be shown and changed. */
export interface Rights {
  /** The profile of the relative. */
  readonly relativeId: string
  readonly name: string
  /** The current level; null counts as nothing (product §4, "Rights toggle"). */
  readonly level: Member['grantLevel']
  /** The person the rights are on: the user (null) or a child. */
  readonly forWhom: { readonly id: string; readonly name: string } | null
}
