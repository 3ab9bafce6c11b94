import type { z } from 'zod'
import { type Failure, isFailure, unclear } from '../failure.ts'
import type { RestClient } from './rest-client.ts'
import { Page } from './shapes.ts'

interface Items<T> {
  readonly items: readonly T[]
  /** How many were passed over, because they are not what they should be. */
  readonly unreadable: number
}

/** More pages than that are a system that goes in circles. */
const PAGES = 1000

/** All items, page by page, and how many are not what they should be. */
export async function readPages<T>(
  client: RestClient,
  path: string,
  parameters: Readonly<Record<string, string>>,
  shape: z.ZodType<T>,
): Promise<Items<T> | Failure> {
  const items: T[] = []
  let unreadable = 0
  const query = new URLSearchParams(parameters)
  const seen = new Set<string>()
  for (;;) {
    const page: z.output<typeof Page> | Failure = await client.get(`${path}?${query}`, Page)
    if (isFailure(page)) return page
    for (const item of page.items) {
      const { success, data } = shape.safeParse(item)
      if (success) items.push(data)
      else unreadable += 1
    }
    const { next } = page
    if (!next) return { items, unreadable }
    if (seen.has(next) || seen.size === PAGES) return unclear()
    seen.add(next)
    query.set('page', next)
  }
}

/** Ids in one address. */
const AT_ONCE = 50

/** So many at once, so that addresses do not grow without end. */
export async function readInParts<T>(
  ids: readonly string[],
  read: (joined: string) => Promise<Items<T> | Failure>,
): Promise<Items<T> | Failure> {
  const items: T[] = []
  let unreadable = 0
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = await read(ids.slice(at, at + AT_ONCE).join(','))
    if (isFailure(part)) return part
    items.push(...part.items)
    unreadable += part.unreadable
  }
  return { items, unreadable }
}
