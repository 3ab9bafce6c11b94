import { Refused } from '../../../platform/http/refusal.ts'
import type { AssignmentDetails } from '../../visits/public.ts'

/** The refusal of a change that comes after the cut-off, or when the visit is over (calls §8.2). */
export function refuseChange(
  outcome: 'over' | 'too-late',
  { branchPhones }: AssignmentDetails,
  cutOffMinutes: number,
): Refused<'VISIT_CHANGE_TOO_LATE'> {
  const reason = outcome === 'over' ? 'over' : 'cut-off'
  return new Refused('VISIT_CHANGE_TOO_LATE', { phones: branchPhones.join(';'), reason, cutOffMinutes })
}
