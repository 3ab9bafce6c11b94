import { z } from 'zod'
import { call } from '../../call.ts'
import { FavouriteMedcenter } from '../../shapes/medcenter.ts'
import { Instant, RowId } from '../../shapes/scalars.ts'

const path = '/api/v2/my/favourites/medcenters'
const favourite = `${path}/:medcenterId`
const OneFavourite = z.object({ medcenterId: RowId.describe('the branch') })

export const listFavouriteMedcenters = call({
  module: 'favourites',
  topics: ['bookmarks'],
  summary: "List the account's favourite medical centres, newest first, ten at most",
  method: 'GET',
  path,
  who: 'patient',
  status: 200,
  answer: z.array(FavouriteMedcenter),
  errors: [],
})

export const addFavouriteMedcenter = call({
  module: 'favourites',
  topics: ['bookmarks'],
  summary:
    'Add a favourite medical centre; an existing favourite becomes the newest, and above ten the oldest are removed',
  method: 'PUT',
  path: favourite,
  who: 'patient',
  params: OneFavourite,
  body: z.strictObject({
    addedAt: Instant.optional().describe('when it was added before it was removed; absent or later: now'),
  }),
  status: 204,
  // No such branch.
  errors: ['NOT_FOUND'],
})

export const removeFavouriteMedcenter = call({
  module: 'favourites',
  topics: ['bookmarks'],
  summary: 'Remove a favourite medical centre; without effect if it is not one',
  method: 'DELETE',
  path: favourite,
  who: 'patient',
  params: OneFavourite,
  status: 204,
  errors: [],
})
