import { OLDEST_AGE } from '@vizit/domain/person/age.ts'
import { SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import { UNSET_CHILD_AGE } from '@vizit/domain/services/service-age.ts'
import { SLUG } from '@vizit/domain/validation/code-shapes.ts'
import { z } from 'zod'
import { inQuery } from './numbers.ts'
import { UnderstoodInTown } from './understood.ts'

/** What a person types into a search field. */
export const SearchText = z.string().max(SEARCH_MAXIMUM)
/** The code of a programme in a query. */
export const ProgrammeCode = z.string().regex(SLUG)
/** Whom a service is for. */
export const PatientAge = inQuery(z.int().min(UNSET_CHILD_AGE).max(OLDEST_AGE))
export const YesNo = z.enum(['true', 'false']).default('false')
/** Where the next page begins; a text that only the server reads. */
export const Cursor = z
  .string()
  .regex(/^[\w-]{1,3000}$/)
  .describe('`nextCursor` of the page before, with the same filters')
/** What a list is filtered by instead of `q`; of a town, instead of `locationCode`, too. */
export const UnderstoodList = UnderstoodInTown.optional().describe(
  'what was searched instead, where that is not what was typed. With a town: nothing has all words of `q` as typed and they name a town; the list is of that town, by the other words',
)
