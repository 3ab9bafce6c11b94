import { HIGHEST_PRICE } from '@vizit/domain/drugs/kopecks.ts'
import { z } from 'zod'
import { Count } from './numbers.ts'
import { Instant, RowId } from './scalars.ts'

/** A package that an account waits for. */
export const DrugAlert = z.object({
  packId: RowId,
  drugId: RowId,
  name: z.string(),
  presentation: z.string(),
  locationCode: Count.describe('0: anywhere'),
  town: z.string().nullable().describe('null: anywhere'),
  maxPrice: Count.nullable().describe('kopecks; null: at any price'),
  expiresAt: Instant.describe('when it ends, if nothing was found'),
  foundAt: Instant.nullable().describe(
    'it was found and a message written then, and it is in the list until `expiresAt`; null: it is waited for, again if the message reached nobody',
  ),
  toldAt: Instant.nullable().describe(
    'it is there already, and the account is told then, if it still is: until then it has quiet hours',
  ),
  isUnreachable: z
    .boolean()
    .describe(
      'it is there already, but the message reached nobody, or no channel that the account has chosen reaches it: it is told later, if the package still is there',
    ),
  isGone: z
    .boolean()
    .describe('the register has it no more, or for hospitals only: nobody is told while that is so'),
  isForHospitals: z.boolean().optional().describe('the register has it, for hospitals only'),
})

export const alertBody = {
  locationCode: z.int().min(0).max(2_147_483_647).describe('0: anywhere'),
  maxPrice: z.int().min(1).max(HIGHEST_PRICE).nullable().describe('kopecks; null: at any price'),
}
