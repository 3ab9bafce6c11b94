import { setCount } from '../../../app/drugs/basket.ts'
import { answer } from '../../../testing/answer.ts'
import { NOW } from '../../../testing/clinic.ts'
import { basketPack, CURRENT, pharmacyOffer } from '../../../testing/drugs.ts'

/** One pack of Nurofen, which has an equivalent, and two of Smecta. */
export function fillBasket() {
  setCount('11', 1)
  setCount('21', 2)
  answer('listPacks', {
    items: [
      basketPack('11', {
        equivalents: [
          {
            ...{ packId: '31', drugId: '3', name: 'Ибупрофен', presentation: 'таблетки 200 мг №20' },
            ...{
              priceFrom: 210,
              priceTo: 300,
              pharmaciesCount: 9,
              asOf: NOW,
              isStale: false,
              isUnknown: false,
            },
          },
        ],
      }),
      basketPack('21', { drugId: '2', name: 'Смекта', presentation: 'порошок 3 г №10' }),
    ],
    removed: [],
    prices: CURRENT,
  })
}

export const onePharmacy = {
  items: [pharmacyOffer('1')],
  ...{ total: 1, nextCursor: null, split: null, prices: CURRENT },
}

/** A position of a pharmacy: two of Smecta, at a price of yesterday. */
export const smecta = {
  packId: '21',
  count: 2,
  price: 1070,
  isCountKnown: true,
  asOf: '2026-11-22T03:00:00Z',
  isStale: true,
}

/** What a pharmacy has instead of Smecta. */
export const smectite = {
  ...{ insteadOf: '21', packId: '41', drugId: '4', name: 'Диосмектит', presentation: 'порошок 3 г №10' },
  ...{ price: 980, asOf: NOW, isStale: false },
}
