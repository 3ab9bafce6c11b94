import type { StockCells } from '@vizit/domain/drugs/stock-row.ts'
import { type RowsOf, WrongColumns } from '../../feeds/public.ts'

export interface FeedRow extends StockCells {
  readonly line: number
  readonly pharmacy: string
  readonly pack: string
  readonly code: string
}

const NAMES = ['pharmacy', 'pack', 'code', 'price', 'quantity', 'bestBefore', 'updatedAt'] as const
type Name = (typeof NAMES)[number]

/** Columns of docs/how-to/feed-stock.md. */
export const stockRows: RowsOf<FeedRow> = {
  needed: ['pharmacy', 'pack', 'price'],
  csv(header) {
    const names = header.map(name => name.toLowerCase())
    const at = Object.fromEntries(NAMES.map(name => [name, names.indexOf(name.toLowerCase())])) as Record<
      Name,
      number
    >
    const twice = NAMES.filter(
      name => names.indexOf(name.toLowerCase()) !== names.lastIndexOf(name.toLowerCase()),
    )
    if (twice.length > 0) throw new WrongColumns(twice, 'duplicate_column')
    const missing = (['pharmacy', 'price'] as const).filter(name => at[name] < 0)
    if (at.pack < 0 && at.code < 0) throw new WrongColumns([...missing, 'pack'])
    if (missing.length > 0) throw new WrongColumns(missing)
    return {
      least: Math.max(at.pharmacy, at.price) + 1,
      read: (cells, line) => rowOf(name => (at[name] < 0 ? '' : (cells[at[name]] ?? '').trim()), line),
    }
  },
  json: rowOf,
}

function rowOf(cell: (name: Name) => string, line: number): FeedRow {
  return {
    line,
    ...{ pharmacy: cell('pharmacy'), pack: cell('pack'), code: cell('code'), price: cell('price') },
    ...{ quantity: cell('quantity'), bestBefore: cell('bestBefore'), updatedAt: cell('updatedAt') },
  }
}
