import { z } from 'zod'
import { call } from '../call.ts'
import { FavouriteDoctor } from '../shapes/favourite.ts'
import { Instant, RowId } from '../shapes/scalars.ts'

const path = '/api/v2/my/favourites'
const favourite = `${path}/:doctorId`

export const listFavourites = call({
  module: 'favourites',
  summary: "List the account's favourite doctors, newest first, ten at most",
  method: 'GET',
  path,
  who: 'patient',
  status: 200,
  answer: z.array(FavouriteDoctor),
  errors: [],
})

export const addFavourite = call({
  module: 'favourites',
  topics: [],
  summary:
    'Add a favourite doctor; an existing favourite becomes the newest, and above ten the oldest are removed',
  method: 'PUT',
  path: favourite,
  who: 'patient',
  params: z.object({ doctorId: RowId }),
  body: z.strictObject({
    branchId: RowId,
    addedAt: Instant.optional().describe(
      'when it was added on a device, or before it was removed; absent or later: now',
    ),
  }),
  status: 204,
  // No such doctor works, or has worked, at this branch.
  errors: ['NOT_FOUND'],
})

export const removeFavourite = call({
  module: 'favourites',
  topics: [],
  summary: 'Remove a favourite doctor; without effect if the doctor is not one',
  method: 'DELETE',
  path: favourite,
  who: 'patient',
  params: z.object({ doctorId: RowId }),
  status: 204,
  errors: [],
})
