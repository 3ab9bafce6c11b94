import type { Answer } from '@vizit/api-client/calls.ts'

/** The patient has no programme: who pays is not asked. */
export const ownExpenses: Answer<'listPayers'> = {
  price: { priceKind: null, priceFrom: null, priceTo: null },
  programmes: [],
  preferred: null,
}
