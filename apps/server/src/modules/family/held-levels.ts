import {
  type AccessLevel,
  type AccessLevelsOverride,
  ALL,
  levelsOf,
} from '@vizit/domain/access/access-level.ts'

/** How an account is related to a person, as it is stored. */
export interface Relation {
  readonly relKind: 'ME' | 'CHILD' | 'SPOUSE' | 'PARENT' | 'OTHER'
  readonly accessLevel: AccessLevel
}

/**
 * The level held and all that it comes with (product §6). Oneself one has entirely, whatever the remote
 * configuration makes of the levels.
 */
export function heldLevels(
  { relKind, accessLevel }: Relation,
  override: AccessLevelsOverride,
): readonly AccessLevel[] {
  return relKind === 'ME' ? levelsOf(ALL) : levelsOf(accessLevel, override)
}
