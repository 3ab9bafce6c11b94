import {
  type AccessLevel,
  type AccessLevelsOverride,
  ALL,
  levelsOf,
} from '@vizit/domain/access/access-level.ts'
import { isGrantable } from '@vizit/domain/family/may-grant.ts'

/** How an account is related to a person, as it is stored. */
export interface Relation {
  readonly relKind: 'ME' | 'CHILD' | 'SPOUSE' | 'PARENT' | 'OTHER'
  readonly accessLevel: AccessLevel
}

/**
 * The level held and all that it comes with (product §6). Oneself one has entirely, whatever the remote
 * configuration makes of the levels. What is no parent's comes without EDIT_PROFILE, which no grant gives.
 */
export function heldLevels(
  { relKind, accessLevel }: Relation,
  override: AccessLevelsOverride,
): readonly AccessLevel[] {
  if (relKind === 'ME') return levelsOf(ALL)
  const levels = levelsOf(accessLevel, override)
  return relKind === 'CHILD' ? levels : levels.filter(isGrantable)
}
