/** The relation of a person to the owner of a family (product §3, "Family member"). */
export type RelKind = 'ME' | 'CHILD' | 'SPOUSE' | 'PARENT' | 'OTHER'

/** The relations that adults can join with. */
export type AdultRelKind = Exclude<RelKind, 'ME' | 'CHILD'>

/** The most relatives of each kind that a family can have (product §5, "Family limits"). */
export const familyLimits = { SPOUSE: 1, PARENT: 4, CHILD: 5 } as const

export type LimitedKind = keyof typeof familyLimits

export function isLimited(kind: RelKind): kind is LimitedKind {
  return kind in familyLimits
}

/**
 * The relation in the other direction: what the joining person becomes to an adult, if that adult is `kind` to them. A
 * parent's grown-up child is OTHER, because only minors are children (product §5).
 */
export function inverseOf(kind: AdultRelKind): AdultRelKind {
  return kind === 'SPOUSE' ? 'SPOUSE' : 'OTHER'
}

/** A spouse's code is for spouses only; the other code is for all other relations. */
export function codeKindOf(kind: AdultRelKind): 'SPOUSE' | 'OTHER' {
  return kind === 'SPOUSE' ? 'SPOUSE' : 'OTHER'
}
