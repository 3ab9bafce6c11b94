import type { Answer } from '@vizit/api-client/calls.ts'

type Payers = Answer<'listPayers'>
type Payer = Payers['programmes'][number]

export const fixed = (priceFrom: number) => ({ priceKind: 'fixed' as const, priceFrom, priceTo: null })

export const epam: Payer = {
  programId: 'epam',
  programCaption: 'Программа EPAM',
  phones: '+375 17 200-00-02',
  coverage: 'COVERED',
  share: 80,
  limit: null,
  programmePays: fixed(72.4),
  personPays: fixed(18.1),
  coveredOptions: [],
}

/** Used up. */
export const limit = {
  name: 'Консультации',
  visits: 10,
  remaining: 0,
  period: 'YEAR' as const,
  ofFamily: false,
  renewsOn: '2027-01-01',
}

export const payers = (...programmes: Payer[]): Payers => ({
  price: fixed(90.5),
  programmes,
  preferred: programmes.find(({ share }) => share > 0)?.programId ?? null,
})
