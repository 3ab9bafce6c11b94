import { SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { inQuery, LocationCode } from '../../shapes/numbers.ts'
import { SearchResults } from '../../shapes/search.ts'

const LIMIT = 5
const LIMIT_MOST = 20

export const search = call({
  module: 'catalogue',
  summary:
    'Search doctors, specialities, medical centres, services and drugs by words. INVALID_ARGUMENT: also a town that does not exist',
  method: 'GET',
  path: '/api/v2/public/search',
  who: 'anyone',
  query: z.object({
    q: z
      .string()
      .max(SEARCH_MAXIMUM)
      .describe(
        'words in any order; under three characters finds nothing. Another keyboard layout, other spellings and one typing ' +
          'error in a word are forgiven',
      ),
    locationCode: LocationCode.optional().describe(
      'a town, whose results come first; 0 or absent: all regions',
    ),
    limit: inQuery(z.int().min(1).max(LIMIT_MOST)).default(LIMIT).describe('results of each group'),
  }),
  cacheSeconds: 60,
  status: 200,
  answer: SearchResults,
  errors: ['INVALID_ARGUMENT'],
})
