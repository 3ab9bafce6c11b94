import { optional, required, table, text } from '../../clinic-import/public.ts'

/** How an outside service of drug prices calls towns (docs/how-to/ask-a-service-of-prices.md). */
export const townCodesTable = table(
  ['town-codes.csv'],
  {
    town: required(text(100), 'town', 'town_code'),
    tabletkaCode: optional(text(50), 'tabletkaCode'),
    tabletkaCodev3: optional(text(50), 'tabletkaCodev3'),
  },
  { needed: true, foreign: true },
)
