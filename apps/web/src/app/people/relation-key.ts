import type { Profile } from './profile.ts'

type Member = Profile['family'][number]
type RelKind = Member['relKind']

/**
 * The key of what a person is to oneself, by sex where it is known: `SPOUSE_FEMALE` is a wife (product §2, "Family").
 * A grown child is OTHER by the rules, and a son or a daughter to whoever raised them.
 */
export function relationKey(relKind: RelKind, sex: Member['profile']['sex'], isGrownChild = false) {
  if (relKind === 'ME' || relKind === 'CHILD') return relKind
  const kind = isGrownChild && relKind === 'OTHER' ? 'GROWN_CHILD' : relKind
  return sex === null ? kind : (`${kind}_${sex}` as const)
}
