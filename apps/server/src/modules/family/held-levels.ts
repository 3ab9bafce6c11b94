import {
  type AccessLevel,
  type AccessLevelsOverride,
  ALL,
  levelsOf,
} from '@vizit/domain/access/access-level.ts'
import { isGrantable } from '@vizit/domain/family/may-grant.ts'

/** The stored relation of an account to a person. */
export interface Relation {
  readonly relKind: 'ME' | 'CHILD' | 'SPOUSE' | 'PARENT' | 'OTHER'
  readonly accessLevel: AccessLevel
}

/**
 * The level held, with all levels that it includes (product §6). A person holds every level on themselves,
 * whatever the remote configuration says. EDIT_PROFILE belongs to parents only; no grant gives it.
 */
export function heldLevels(
  { relKind, accessLevel }: Relation,
  override: AccessLevelsOverride,
): readonly AccessLevel[] {
  if (relKind === 'ME') return levelsOf(ALL)
  const levels = levelsOf(accessLevel, override)
  return relKind === 'CHILD' ? levels : levels.filter(isGrantable)
}
