import { CivilDate, Uuid } from '@vizit/contract/shapes/scalars.ts'
import { z } from 'zod'
import { listKey } from '../../../platform/http/cursor.ts'

interface Page {
  readonly cursor?: string | undefined
  readonly limit: number
}

/**
 * The values of a page for the queries of public reviews: date and id after which it begins, its length, and the list, with which its
 * cursors end. Null: the cursor is none of the reviews of this doctor or branch.
 */
export function pageValues(
  { cursor, limit }: Page,
  of: { readonly doctorId: string } | { readonly branchId: string },
): [string | null, string | null, number, string] | null {
  const list = String(listKey(of))
  if (cursor === undefined) return [null, null, limit, list]
  const end = z.tuple([CivilDate, Uuid, z.literal(list)]).safeParse(cursor.split('_'))
  return end.success ? [end.data[0], end.data[1], limit, list] : null
}
