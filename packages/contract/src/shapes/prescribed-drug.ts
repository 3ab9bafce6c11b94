import { z } from 'zod'
import { BasketPack } from './drug.ts'
import { Count } from './numbers.ts'
import { CivilDate, Uuid } from './scalars.ts'

/** A drug of a visit's drug list: as the doctor wrote it, and the packs of the register that it means. */
export const PrescribedDrug = z.object({
  id: Uuid,
  name: z.string().describe('a trade name or the substance, as written'),
  isUnnamed: z
    .boolean()
    .optional()
    .describe(
      'true: the clinic named no drug, or its name could not be read; `name` says so in the language of the reader',
    ),
  inn: z.string().nullable(),
  form: z.string().nullable(),
  strength: z.string().nullable(),
  instructions: z
    .string()
    .nullable()
    .describe('how to take it, as written; in words of the language where the clinic wrote it in parts'),
  count: Count.nullable().describe('packages'),
  validUntil: CivilDate.nullable(),
  isCompleted: z
    .boolean()
    .optional()
    .describe('true: the clinic says that it was carried out, so nothing of it is still to be bought'),
  physicianName: z.string().nullable(),
  packs: z
    .array(
      BasketPack.extend({
        isOtherName: z
          .boolean()
          .describe('in each language it has another trade name than was written; false of a substance'),
      }),
    )
    .describe(
      'up to five that are meant for certain: with as many pieces as were written first, then the cheapest for as much; empty: the register has none',
    ),
  searchFor: z
    .string()
    .nullable()
    .describe(
      'by which a search finds drugs where no pack is meant; null: it finds none, as of other advice',
    ),
})
