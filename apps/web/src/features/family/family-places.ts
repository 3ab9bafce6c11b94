import { familyLimits, isLimited } from '@vizit/domain/family/relations.ts'
import type { Member } from './member.ts'

/** Is there a place for one more of this kind (product §5, "Family limits")? Other relatives are not counted. */
export function hasPlaceFor(relKind: Member['relKind'], relatives: readonly Member[]): boolean {
  if (!isLimited(relKind)) return true
  return relatives.filter(member => member.relKind === relKind).length < familyLimits[relKind]
}
