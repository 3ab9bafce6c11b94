/** What somebody is to the owner of a family (product §3, "Family member"). */
export type RelKind = 'ME' | 'CHILD' | 'SPOUSE' | 'PARENT' | 'OTHER'

/** As what adults join. */
export type AdultRelKind = Exclude<RelKind, 'ME' | 'CHILD'>

/** The kinds of relatives of whom a family takes so many and no more (product §5, "Family limits"). */
export const familyLimits = { SPOUSE: 1, PARENT: 4, CHILD: 5 } as const

export type LimitedKind = keyof typeof familyLimits

export function isLimited(kind: RelKind): kind is LimitedKind {
  return kind in familyLimits
}

/**
 * What the one who joins is to an adult, to whom that adult is `kind`. A parent's grown child is OTHER: only minors
 * are children (product §5).
 */
export function inverseOf(kind: AdultRelKind): AdultRelKind {
  return kind === 'SPOUSE' ? 'SPOUSE' : 'OTHER'
}

/** A spouse's code joins spouses only, the other one everybody else. */
export function codeKindOf(kind: AdultRelKind): 'SPOUSE' | 'OTHER' {
  return kind === 'SPOUSE' ? 'SPOUSE' : 'OTHER'
}
