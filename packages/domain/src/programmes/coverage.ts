import type { RelKind } from '../family/relations.ts'

/** How a programme pays for what was done: `limited` up to a number of visits. */
export const coverages = ['COVERED', 'LIMITED', 'NOT_COVERED'] as const
export type CoverageKind = (typeof coverages)[number]

/** The time in which visits of a limit are counted; `CONTRACT`: as long as the contract lasts. */
export const limitPeriods = ['MONTH', 'YEAR', 'CONTRACT'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** What a coverer says of a person's card. */
export const cardStates = ['ACTIVE', 'INACTIVE', 'NONE'] as const
export type CardState = (typeof cardStates)[number]

/** Why a programme does not pay for a visit on a day. */
export const notCoveredReasons = [
  'person',
  'grown-up',
  'not-begun',
  'ended',
  'over',
  'suspended',
  'visit',
] as const
export type NotCoveredReason = (typeof notCoveredReasons)[number]

/** Whom a programme that covers families covers besides the employee (product §3, `familyCoveredByProgram`). */
export const coveredRelations: readonly RelKind[] = ['CHILD', 'SPOUSE']
