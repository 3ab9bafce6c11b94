import { dispensings } from '@vizit/domain/drugs/dispensing.ts'
import { dosageKinds } from '@vizit/domain/drugs/dosage-form.ts'
import { z } from 'zod'
import { Count } from './numbers.ts'
import { CivilDate, Instant, RowId } from './scalars.ts'
import { UnderstoodInTown } from './understood.ts'

export const Kopecks = Count.describe('kopecks')

/** What a drug or a pack costs in the town, and in how many pharmacies it is. */
export const PriceRange = z.object({
  priceFrom: Kopecks.nullable().describe('kopecks; null: no pharmacy has it'),
  priceTo: Kopecks.nullable(),
  pharmaciesCount: Count,
  asOf: Instant.nullable().describe('when the older one of the lowest and the highest price was right'),
  isStale: z.boolean().describe('that is more than a day ago'),
  isUnknown: z
    .boolean()
    .describe('the service of prices does not answer: nobody can say whether pharmacies have it'),
})

/** Whether prices are what their source says now (calls §8.2, "drug search service unavailable"). */
export const PriceState = z.object({
  state: z
    .enum(['current', 'kept', 'unavailable'])
    .describe(
      'kept: the service of prices does not answer, and these are what it said last; unavailable: of some packs it said nothing',
    ),
  at: Instant.nullable().describe('kept: when it said the oldest of them'),
})

export const DrugPack = PriceRange.extend({
  id: RowId,
  presentation: z.string().describe('strength and package, as in the register'),
  strength: z.string().nullable().describe('in one spelling; null: the register does not say'),
})

export const ListedDrug = PriceRange.extend({
  id: RowId,
  name: z.string(),
  inn: z.string().nullable().describe('international nonproprietary name'),
  form: z.string().nullable(),
  dispensing: z
    .enum(dispensings)
    .nullable()
    .describe('rx: needs a prescription; hospital: in hospitals only'),
  isDemo: z.boolean(),
  packs: z.array(DrugPack).describe('those that the query means'),
})

export const DrugRegister = z.object({
  source: z.string().nullable(),
  asOf: CivilDate,
})

export const DrugList = z.object({
  understood: UnderstoodInTown.nullable().describe(
    'what was searched instead, where that is not what was typed',
  ),
  form: z
    .object({
      words: z.string(),
      isShown: z.boolean().describe('nothing is named so: these are the drugs that have the form'),
    })
    .nullable()
    .describe('the words of `q` that say a form and nothing else, as `form` takes them; null: none do'),
  forms: z
    .array(z.object({ form: z.enum(dosageKinds), count: Count, isChosen: z.boolean() }))
    .describe(
      'forms that the drugs have which the other filters leave, as `form` takes them, with how many: those that most have first',
    ),
  isTooShort: z.boolean().optional().describe('`q` is too short to be searched: these are all drugs'),
  items: z.array(ListedDrug),
  total: Count,
  nextCursor: z.string().nullable(),
  popular: z
    .array(z.string())
    .describe('searches that are made often, and find something in this register with these filters'),
  register: DrugRegister.nullable().describe('null: no register was imported'),
  prices: PriceState,
})

const AtcGroup = z.object({ code: z.string(), name: z.string() })

export const Analogue = ListedDrug.omit({ packs: true }).extend({
  relation: z
    .enum(['equivalent', 'sameSubstance'])
    .describe(
      'equivalent: the same substance, form and strength; sameSubstance: in another form or strength',
    ),
  packs: z
    .array(
      DrugPack.pick({
        ...{ id: true, presentation: true, strength: true },
        ...{ priceFrom: true, asOf: true, isStale: true },
      }),
    )
    .describe('those that its prices are of: only the equivalent ones, if it has any'),
})

export const Drug = ListedDrug.extend({
  packs: z.array(
    DrugPack.extend({
      lowest: z
        .object({ asOf: Instant, isStale: z.boolean() })
        .optional()
        .describe('when the lowest price alone was right, where that is later'),
    }),
  ),
  atc: z.object({
    code: z.string().nullable(),
    groups: z.array(AtcGroup).describe('from the widest to the narrowest that has words'),
    drugsCount: Count.describe(
      'drugs of the narrowest group besides this one and its analogues: to be named as a group, with "ask your doctor"',
    ),
  }),
  holder: z.string().nullable(),
  manufacturer: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  registeredOn: CivilDate.nullable(),
  validUntil: CivilDate.nullable(),
  hasNoEnd: z.boolean().describe('the registration has no end'),
  removed: z.boolean().describe('the register has it no more'),
  analogues: z.array(Analogue),
  register: DrugRegister.nullable(),
  prices: PriceState,
})

/** What a pack is called. */
export const NamedPack = z.object({
  packId: RowId,
  drugId: RowId,
  name: z.string(),
  presentation: z.string(),
})

/** A pack of a basket, with what can be bought instead. */
export const BasketPack = PriceRange.extend({
  packId: RowId,
  ...ListedDrug.pick({ name: true, form: true, dispensing: true, isDemo: true }).shape,
  drugId: RowId,
  presentation: z.string(),
  equivalents: z
    .array(PriceRange.extend({ packId: RowId, drugId: RowId, name: z.string(), presentation: z.string() }))
    .describe(
      'of other drugs with the same substance, form and strength that are sold there, the cheapest first: none of hospitals, none that needs a prescription where this one does not',
    ),
})

export const BasketPacks = z.object({
  items: z.array(BasketPack),
  removed: z
    .array(NamedPack)
    .describe('those that the register has no more: pharmacies are not searched for them'),
  prices: PriceState,
})
