import { familyLimits, isLimited } from '@vizit/domain/family/relations.ts'
import type { Member } from './member.ts'

/**
 * True if one more relative of this kind can be added (product §5, "Family limits"). Other relatives are not limited.
 */
export function hasPlaceFor(relKind: Member['relKind'], relatives: readonly Member[]): boolean {
  if (!isLimited(relKind)) return true
  return relatives.filter(member => member.relKind === relKind).length < familyLimits[relKind]
}
