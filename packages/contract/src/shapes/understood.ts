import { z } from 'zod'
import { Count } from './numbers.ts'

/** What was searched instead of what was typed. */
export const Understood = z.object({
  query: z.string(),
  by: z
    .enum(['layout', 'error', 'strength', 'synonym', 'words', 'someWords', 'town'])
    .describe(
      'another keyboard layout, a typing error or another spelling, the unit of a number beside a drug, another word for the same, only the words that say what is looked for; someWords: nothing has all words, and what has most of them is shown; town: the words name a town, in which the others are searched',
    ),
})

/** The same, where the words may name a town. */
export const UnderstoodInTown = Understood.extend({
  town: z
    .object({ locationCode: Count, name: z.string() })
    .optional()
    .describe('with by = town or someWords: the town that the words name'),
})
