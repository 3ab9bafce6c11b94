import { SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import { SLUG } from '@vizit/domain/validation/code-shapes.ts'
import { z } from 'zod'
import { Count } from './numbers.ts'

/** What a person types into a search field. */
export const SearchText = z.string().max(SEARCH_MAXIMUM)
/** The code of a programme in a query. */
export const ProgrammeCode = z.string().regex(SLUG)
export const YesNo = z.enum(['true', 'false']).default('false')
/** Where the next page begins; a text that only the server reads. */
export const Cursor = z
  .string()
  .regex(/^[\w-]{1,3000}$/)
  .describe('`nextCursor` of the page before, with the same filters')
/** What a list is filtered by instead of `q` and `locationCode`. */
export const UnderstoodTown = z
  .object({
    query: z.string().describe('the other words'),
    town: z.object({ locationCode: Count, name: z.string() }),
  })
  .optional()
  .describe(
    'if nothing has all words of `q` as typed and they name a town: the list is of that town, by the other words',
  )
