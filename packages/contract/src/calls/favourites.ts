import { z } from 'zod'
import { call } from '../call.ts'
import { FavouriteDoctor } from '../shapes/favourite.ts'
import { Instant, RowId } from '../shapes/scalars.ts'

const path = '/api/v2/my/favourites'
const favourite = `${path}/:doctorId`

export const listFavourites = call({
  module: 'favourites',
  summary: "The account's favourite doctors, the latest added first, ten at most",
  method: 'GET',
  path,
  who: 'patient',
  status: 200,
  answer: z.array(FavouriteDoctor),
  errors: [],
})

export const addFavourite = call({
  module: 'favourites',
  summary:
    'Add a doctor to the favourites; one who is there comes first again, of more than ten the earliest go',
  method: 'PUT',
  path: favourite,
  who: 'patient',
  params: z.object({ doctorId: RowId }),
  body: z.strictObject({
    branchId: RowId,
    addedAt: Instant.optional().describe(
      'when it was added on a device, or before it was taken away; now unless given, and never later',
    ),
  }),
  status: 204,
  // No such doctor works, or has worked, at this branch.
  errors: ['NOT_FOUND'],
})

export const removeFavourite = call({
  module: 'favourites',
  summary: 'Take a doctor off the favourites; one who is not there stays away',
  method: 'DELETE',
  path: favourite,
  who: 'patient',
  params: z.object({ doctorId: RowId }),
  status: 204,
  errors: [],
})
