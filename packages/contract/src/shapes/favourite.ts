import { z } from 'zod'
import { Instant, RowId } from './scalars.ts'

/** A favourite doctor (product §3, "Favourite doctor"). */
export const FavouriteDoctor = z.object({
  id: RowId,
  displayName: z.string().min(1),
  photoUrl: z.string().nullable(),
  type: z.literal('physicians'),
  branchId: RowId,
  providerCode: z.string(),
  addedAt: Instant,
})
