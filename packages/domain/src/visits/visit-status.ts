/** The statuses of a visit (product §3, "Visit"). */
export const VISIT_STATUSES = [
  'reserved',
  'created_manually',
  'cancelled',
  'arrived',
  'missed',
  'completed',
] as const

export type VisitStatus = (typeof VISIT_STATUSES)[number]

const PLANNED: readonly string[] = ['reserved', 'created_manually'] satisfies readonly VisitStatus[]

/** True if the visit is booked, not cancelled and not finished. In SQL: `visit_is_planned`. */
export const isPlanned = (status: string): boolean => PLANNED.includes(status)
