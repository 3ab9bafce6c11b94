import { byWeight, type DeclineCode } from './decline-code.ts'

/** Why a person cannot be booked with any of several doctors, each of whom may accept patients on different terms. */
export interface AnyDoctorDeclines {
  /** The assignments that accept the person. One is enough to book. */
  readonly acceptedAt: readonly string[]
  /** The highest weight first; empty if at least one assignment accepts the person. */
  readonly codes: readonly DeclineCode[]
  /** True if no reason applies to all of the assignments. */
  readonly differ: boolean
}

/**
 * Combines the decline reasons of single assignments into those of "any doctor" of a service (product §5 and §6;
 * docs/decisions/0046): the reasons that all assignments share, because nothing is bookable until these are solved; if
 * they share none, all the reasons.
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
