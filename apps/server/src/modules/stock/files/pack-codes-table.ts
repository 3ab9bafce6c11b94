import { code, optional, required, table, text } from '../../clinic-import/public.ts'

/** Codes under which feeds name packs (docs/how-to/feed-stock.md). */
export const packCodesTable = table(
  ['pack-codes.csv'],
  {
    code: required(text(100), 'code', 'ean'),
    pack: required(code, 'pack', 'pack_id'),
    chain: optional(text(100), 'chain'),
  },
  { needed: true, foreign: true },
)
