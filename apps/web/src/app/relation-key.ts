import type { Profile } from './profile.ts'

type Member = Profile['family'][number]
type RelKind = Member['relKind']

/** The key of what a person is to oneself, by sex where it is known: `SPOUSE_FEMALE` is a wife (product §2, "Family"). */
export function relationKey(relKind: RelKind, sex: Member['profile']['sex']) {
  if (relKind === 'ME' || relKind === 'CHILD' || sex === null) return relKind
  return `${relKind}_${sex}` as const
}
