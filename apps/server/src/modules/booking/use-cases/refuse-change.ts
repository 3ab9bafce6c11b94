import { Refused } from '../../../platform/http/refusal.ts'
import type { AssignmentDetails } from '../../visits/public.ts'

/** Refuses a change after the cut-off, or after the visit's end (calls §8.2). */
export function refuseChange(
  outcome: 'over' | 'too-late',
  { branchPhones }: AssignmentDetails,
  cutOffMinutes: number,
): Refused<'VISIT_CHANGE_TOO_LATE'> {
  const reason = outcome === 'over' ? 'over' : 'cut-off'
  return new Refused('VISIT_CHANGE_TOO_LATE', { phones: branchPhones.join(';'), reason, cutOffMinutes })
}
