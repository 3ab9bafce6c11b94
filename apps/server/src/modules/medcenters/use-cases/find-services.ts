import type { AnswerOf } from '@vizit/contract/call.ts'
import type { findServices as call } from '@vizit/contract/calls/centres/services.ts'
import { listKey } from '../../../platform/http/cursor.ts'
import { type CatalogueDeps, searchList } from '../../catalogue/public.ts'
import { foundServicesQuery, type ServicesAsked } from '../store/found-services.ts'
import { cursorOf, positionOf } from '../store/list-cursor.ts'

type Found = AnswerOf<typeof call>

interface Row extends Pick<Found, 'directions' | 'total' | 'items'> {
  readonly unknown: string[]
  readonly has_more: boolean
  /** What orders each item: the names of its direction and group, and its own. */
  readonly places: string[][]
}

export type FoundServices = { readonly wrong: readonly string[] } | Found

export type ServicesPage = Omit<ServicesAsked, 'after' | 'searched'> & {
  readonly q?: string | undefined
  readonly cursor?: string | undefined
}

/** A page of services; `wrong`: the fields of the request that name nothing that exists. */
export async function findServices(
  deps: CatalogueDeps,
  { cursor, q, ...asked }: ServicesPage,
): Promise<FoundServices> {
  // Names are compared by the alphabet of their language.
  const order = `services-${asked.language}-${listKey({ ...asked, q })}`
  const types = ['string', 'string', 'string'] as const
  const after = cursor === undefined ? null : positionOf(cursor, { order, types })
  if (cursor !== undefined && !after) return { wrong: ['cursor'] }
  const { understood: readUnderstood, ...search } = await searchList(deps, 'service', { ...asked, q })
  const [{ rows }, understood] = await Promise.all([
    deps.database.pool.query<Row>(foundServicesQuery({ ...asked, ...search, after })),
    readUnderstood(),
  ])
  const { unknown, total, has_more: hasMore, directions, items, places } = rows[0] as Row
  if (unknown.length > 0) return { wrong: unknown }
  const page = items.slice(0, asked.limit)
  const [last, values] = [page.at(-1), places[page.length - 1]]
  const nextCursor = hasMore && last && values ? cursorOf({ order, values, id: last.id }) : null
  return { directions, items: page, total, nextCursor, ...(understood && { understood }) }
}
