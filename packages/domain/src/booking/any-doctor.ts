import { byWeight, type DeclineCode } from './decline-code.ts'

/** Why a person cannot be booked with any of several doctors, who may take patients on different terms. */
export interface AnyDoctorDeclines {
  /** Of the assignments, those that take the person: one is enough to be booked. */
  readonly acceptedAt: readonly string[]
  /** The weightiest first; none where some assignment takes the person. */
  readonly codes: readonly DeclineCode[]
  /** None of the reasons holds at all of them: each assignment has its own. */
  readonly differ: boolean
}

/**
 * What declines at single assignments come to for 'any doctor' of a service (product §5 and §6; docs/decisions/0046): the
 * reasons that all share, since only mending those opens anything; all reasons where there is no such one.
 */
export function anyDoctorDeclines(declined: ReadonlyMap<string, readonly DeclineCode[]>): AnyDoctorDeclines {
  const acceptedAt = [...declined].filter(([, codes]) => codes.length === 0).map(([assignment]) => assignment)
  if (acceptedAt.length > 0) return { acceptedAt, codes: [], differ: false }
  const sets = [...declined.values()].map(codes => new Set(codes))
  const [first = new Set<DeclineCode>(), ...others] = sets
  const shared = others.reduce((common, codes) => common.intersection(codes), first)
  const differ = declined.size > 0 && shared.size === 0
  return { acceptedAt, codes: byWeight(differ ? sets.flatMap(codes => [...codes]) : shared), differ }
}
