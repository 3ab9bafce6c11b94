import type { ErrorAttributes } from '@vizit/contract/errors.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { AssignmentDetails } from '../../visits/public.ts'

/**
 * Refuses because of the medical organisation: its account is inactive (decisions D2, code 4), or its own system
 * does not answer, which a retry may solve (calls §8.2).
 */
export const refuseClinic = (
  reason: ErrorAttributes<'CLINIC_UNAVAILABLE'>['reason'],
  { branchPhones }: Pick<AssignmentDetails, 'branchPhones'>,
) => new Refused('CLINIC_UNAVAILABLE', { reason, phones: branchPhones.join(';') })
