import type { Answer } from '@vizit/api-client/calls.ts'

type Listed = Answer<'findDrugs'>['items'][number]
type Offer = Answer<'findPharmacies'>['items'][number]

const AS_OF = '2026-11-23T06:15:00Z'
const nowhere = {
  priceFrom: null,
  priceTo: null,
  pharmaciesCount: 0,
  asOf: null,
  isStale: false,
  isUnknown: false,
}
const sold = (priceFrom: number, priceTo: number, pharmaciesCount: number) => ({
  ...{ priceFrom, priceTo, pharmaciesCount, asOf: AS_OF, isStale: false, isUnknown: false },
})

/** Two packs, of which the second one is sold nowhere; prices are of the morning of `NOW`. */
export const listedDrug = (id: string, parts: Partial<Listed> = {}): Listed => ({
  ...{ id, name: 'Нурофен', inn: 'ибупрофен', form: 'таблетки', dispensing: 'otc', isDemo: false },
  ...sold(420, 610, 12),
  packs: [
    { id: `${id}1`, presentation: 'таблетки 200 мг №10', strength: '200мг', ...sold(420, 610, 12) },
    { id: `${id}2`, presentation: 'таблетки 400 мг №12', strength: '400мг', ...nowhere },
  ],
  ...parts,
})

export const CURRENT: Answer<'findDrugs'>['prices'] = { state: 'current', at: null }

export const drugPage = (items: Listed[], nextCursor: string | null = null): Answer<'findDrugs'> => ({
  ...{ understood: null, form: null, forms: [], items, total: items.length, nextCursor },
  popular: ['нурофен', 'маска медицинская'],
  register: { source: 'Реестр', asOf: '2026-11-01' },
  prices: CURRENT,
})

export const drugDetails = (parts: Partial<Answer<'showDrug'>> = {}): Answer<'showDrug'> => ({
  ...listedDrug('1'),
  atc: {
    code: 'M01AE01',
    groups: [
      { code: 'M', name: 'Костно-мышечная система' },
      { code: 'M01', name: 'Противовоспалительные' },
    ],
    drugsCount: 21,
  },
  ...{ holder: 'Завод «Проба»', manufacturer: 'Завод «Проба», Беларусь', registrationNumber: '23/07/1' },
  ...{ registeredOn: '2022-04-14', validUntil: '2031-03-24', hasNoEnd: false, removed: false },
  analogues: [
    { ...analogueOf(listedDrug('2', { name: 'Ибупрофен' })), relation: 'equivalent' },
    {
      ...analogueOf(listedDrug('3', { name: 'Ибупрофен гель', form: 'гель', ...nowhere })),
      relation: 'sameSubstance',
    },
  ],
  register: { source: 'Реестр', asOf: '2026-11-01' },
  prices: CURRENT,
  ...parts,
})

const analogueOf = ({ packs, ...drug }: Listed) => ({
  ...drug,
  packs: packs.map(({ id, presentation, strength, priceFrom, asOf, isStale }) => ({
    ...{ id, presentation, strength },
    ...{ priceFrom, asOf, isStale },
  })),
})

type BasketPack = Answer<'listPacks'>['items'][number]

export const basketPack = (packId: string, parts: Partial<BasketPack> = {}): BasketPack => ({
  ...{ packId, drugId: '1', name: 'Нурофен', form: 'таблетки', dispensing: 'otc', isDemo: false },
  presentation: 'таблетки 200 мг №10',
  ...sold(420, 610, 12),
  equivalents: [],
  ...parts,
})

type PrescribedPack = Answer<'readDrugList'>['drugs'][number]['packs'][number]

/** A pack that a prescription means. */
export const prescribedPack = (packId: string, parts: Partial<PrescribedPack> = {}): PrescribedPack => ({
  ...basketPack(packId),
  isOtherName: false,
  ...parts,
})

/** A pharmacy that has pack 11 for 4.20; open until 20:00 of the day of `NOW`. */
export const pharmacyOffer = (pharmacyId: string, parts: Partial<Offer> = {}): Offer => ({
  ...{ pharmacyId, name: `Аптека № ${pharmacyId}`, chain: null, address: 'ул. Немига, 5', locationCode: 17 },
  town: 'Минск',
  ...{ location: { latitude: 53.9, longitude: 27.55 }, phones: ['+375170000001'], isDemo: false },
  ...{ distance: null, openNow: { isOpen: true, changesAt: '2026-11-23T17:00:00Z' } },
  ...{ complete: true, totalPrice: 420, missing: [], short: [], unknown: [], replacements: [] },
  positions: [{ packId: '11', count: 1, price: 420, isCountKnown: true, asOf: AS_OF, isStale: false }],
  ...parts,
})

export const pharmacyDetails = (parts: Partial<Answer<'showPharmacy'>> = {}): Answer<'showPharmacy'> => ({
  ...{ pharmacyId: '7', name: 'Аптека № 7', chain: 'Проба', address: 'ул. Немига, 5', locationCode: 17 },
  ...{ location: { latitude: 53.9, longitude: 27.55 }, phones: ['+375170000001'], isDemo: false },
  town: 'Минск',
  schedule: {
    now: { isOpen: true, changesAt: '2026-11-23T17:00:00Z' },
    hours: [1, 2, 3, 4, 5].map(day => ({ day, opens: '08:00', closes: '20:00' })),
    days: [],
  },
  ...{ isFed: true, stockAsOf: AS_OF },
  basket: null,
  ...parts,
})
