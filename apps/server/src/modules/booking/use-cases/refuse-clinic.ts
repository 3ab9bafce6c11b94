import type { ErrorAttributes } from '@vizit/contract/errors.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { AssignmentDetails } from '../../visits/public.ts'

/**
 * The refusal of what a medical organisation cannot take: of an inactive account (decisions D2, code 4) or of its own
 * system, which may answer a moment later (calls §8.2).
 */
export const refuseClinic = (
  reason: ErrorAttributes<'CLINIC_UNAVAILABLE'>['reason'],
  { branchPhones }: Pick<AssignmentDetails, 'branchPhones'>,
) => new Refused('CLINIC_UNAVAILABLE', { reason, phones: branchPhones.join(';') })
