import type { Profile } from './profile.ts'

type Member = Profile['family'][number]
type RelKind = Member['relKind']

/**
 * The text key of a relation, by sex if it is known: `SPOUSE_FEMALE` is a wife (product §2, "Family"). A grown-up child
 * is OTHER by the rules, but is shown as a son or daughter.
 */
export function relationKey(relKind: RelKind, sex: Member['profile']['sex'], isGrownChild = false) {
  if (relKind === 'ME' || relKind === 'CHILD') return relKind
  const kind = isGrownChild && relKind === 'OTHER' ? 'GROWN_CHILD' : relKind
  return sex === null ? kind : (`${kind}_${sex}` as const)
}
