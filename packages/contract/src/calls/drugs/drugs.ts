import { drugstoreSorts } from '@vizit/domain/drugs/basket-order.ts'
import { isEan13 } from '@vizit/domain/drugs/ean13.ts'
import { BELARUS } from '@vizit/domain/geo/map-bounds.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { BasketPacks, Drug, DrugList, NamedPack } from '../../shapes/drug.ts'
import { Cursor, SearchText, YesNo } from '../../shapes/list-query.ts'
import { inQuery, LocationCode } from '../../shapes/numbers.ts'
import { AllPharmacies, Pharmacy, PharmacyList } from '../../shapes/pharmacy.ts'
import { RowId } from '../../shapes/scalars.ts'

const AtTown = { locationCode: LocationCode.optional().describe('0 or none: all regions') }

export const findDrugs = call({
  module: 'drugs',
  topics: [],
  summary:
    'Find drugs by trade name or substance, with prices of the town. INVALID_ARGUMENT: also a town or form that does not exist, or a foreign cursor',
  method: 'GET',
  path: '/api/v2/public/drugs',
  who: 'anyone',
  query: z.object({
    ...AtTown,
    q: SearchText.optional().describe(
      'words of the name or the substance, and of the form beside them, in any spelling, keyboard layout or with one error a word; a form alone, where nothing is named so, finds what has it; numbers are strengths, unless a unit says otherwise (100 ml); where nothing has all words and they name a town, the others are searched with the prices of that town; under 3 characters counts as none',
    ),
    dispensing: z.enum(['otc', 'rx']).optional(),
    form: SearchText.optional().describe(
      'the form as people or the register say it, in any language ("свечи", "капли в нос", "ампулы"): packs that each of its words fits',
    ),
    limit: inQuery(z.int().min(1).max(100)).default(20),
    cursor: Cursor.optional(),
  }),
  status: 200,
  answer: DrugList,
  errors: ['INVALID_ARGUMENT'],
})

export const showDrug = call({
  module: 'drugs',
  topics: [],
  summary: 'Show a drug with its registration, presentations, prices of the town and analogues',
  method: 'GET',
  path: '/api/v2/public/drugs/:id',
  who: 'anyone',
  params: z.object({ id: RowId }),
  query: z.object(AtTown),
  status: 200,
  answer: Drug,
  errors: ['NOT_FOUND', 'INVALID_ARGUMENT'],
})

const MOST_PACKS = 30
/** To some hundred metres: nobody needs to know more of where a person looks for a medicine. */
const degrees = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{2}(\.\d{1,3})?$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .optional()
    .describe('degrees in Belarus with three decimals at most')

const Basket = z
  .string()
  .regex(new RegExp(String.raw`^[1-9]\d{0,8}:[1-9]\d?(,[1-9]\d{0,8}:[1-9]\d?){0,${MOST_PACKS - 1}}$`))
  .transform(text =>
    text.split(',').map(part => {
      const [packId = '', count] = part.split(':')
      return { packId, count: Number(count) }
    }),
  )
  .check(({ value, issues }) => {
    const isTwice = new Set(value.map(({ packId }) => packId)).size < value.length
    if (isTwice) issues.push({ code: 'invalid_value', values: [], path: [], input: value })
  })
  .describe(`\`id:count\` of up to ${MOST_PACKS} packs, separated by commas; counts up to 99`)

export const listPacks = call({
  module: 'drugs',
  topics: [],
  summary:
    'List packs of drugs by their ids, with prices of the town and equivalents; those that the register has no more are only named, and unknown ones left out. INVALID_ARGUMENT: also a town that does not exist',
  method: 'GET',
  path: '/api/v2/public/packs',
  who: 'anyone',
  query: z.object({
    ...AtTown,
    ids: z
      .string()
      .regex(new RegExp(String.raw`^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,${MOST_PACKS - 1}}$`))
      .transform(text => [...new Set(text.split(','))])
      .describe(`ids of up to ${MOST_PACKS} packs, separated by commas`),
  }),
  status: 200,
  answer: BasketPacks,
  errors: ['INVALID_ARGUMENT'],
})

export const findPackByBarcode = call({
  module: 'drugs',
  topics: [],
  summary:
    'Find the pack of the register that has this EAN-13, as most chains tell it. NOT_FOUND: nobody has told it',
  method: 'GET',
  path: '/api/v2/public/packs/barcodes/:barcode',
  who: 'anyone',
  params: z.object({
    barcode: z
      .string()
      .regex(/^\d{13}$/)
      .refine(isEan13)
      .describe('thirteen digits, of which the last one checks the others'),
  }),
  status: 200,
  answer: NamedPack,
  errors: ['NOT_FOUND', 'BARCODE_OF_SEVERAL_PACKS', 'INVALID_ARGUMENT'],
})

export const showPharmacy = call({
  module: 'drugs',
  topics: [],
  summary: 'Show a pharmacy with its hours, and what it has of a basket',
  method: 'GET',
  path: '/api/v2/public/pharmacies/:id',
  who: 'anyone',
  params: z.object({ id: RowId }),
  query: z.object({ packs: Basket.optional() }),
  status: 200,
  answer: Pharmacy,
  errors: ['NOT_FOUND', 'INVALID_ARGUMENT', 'DRUG_SERVICE_UNAVAILABLE'],
})

export const findPharmacies = call({
  module: 'drugs',
  topics: [],
  summary:
    'Find pharmacies that have these packs: who has all comes first. INVALID_ARGUMENT: also a town or pack that does not exist, or a foreign cursor',
  method: 'GET',
  path: '/api/v2/public/pharmacies',
  who: 'anyone',
  query: z
    .object({
      ...AtTown,
      packs: Basket,
      lat: degrees(BELARUS.south, BELARUS.north),
      lon: degrees(BELARUS.west, BELARUS.east),
      radius: inQuery(z.number().min(0.1).max(100)).optional().describe('kilometres; needs `lat` and `lon`'),
      sort: z
        .enum(drugstoreSorts)
        .default('totalPrice')
        .describe('price, distance (needs `lat` and `lon`), best choice'),
      openNow: YesNo,
      limit: inQuery(z.int().min(1).max(100)).default(10),
      cursor: Cursor.optional(),
    })
    .check(({ value, issues }) => {
      const wrong = (field: string) =>
        issues.push({ code: 'invalid_value', values: [], path: [field], input: value })
      const isSomewhere = value.lat !== undefined && value.lon !== undefined
      if (value.lat !== undefined && value.lon === undefined) wrong('lon')
      if (value.lon !== undefined && value.lat === undefined) wrong('lat')
      if (!isSomewhere && value.sort === 'distance') wrong('sort')
      if (!isSomewhere && value.radius !== undefined) wrong('radius')
    }),
  status: 200,
  answer: PharmacyList,
  errors: ['INVALID_ARGUMENT', 'DRUG_SERVICE_UNAVAILABLE'],
})

export const listPharmacies = call({
  module: 'drugs',
  topics: [],
  summary:
    'List all pharmacies of a town by name, whatever they have. INVALID_ARGUMENT: also a town that does not exist, or a foreign cursor',
  method: 'GET',
  path: '/api/v2/public/pharmacies/all',
  who: 'anyone',
  query: z.object({
    ...AtTown,
    openNow: YesNo,
    limit: inQuery(z.int().min(1).max(100)).default(20),
    cursor: Cursor.optional(),
  }),
  status: 200,
  answer: AllPharmacies,
  errors: ['INVALID_ARGUMENT'],
})
