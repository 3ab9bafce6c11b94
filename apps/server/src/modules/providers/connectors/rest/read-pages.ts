import type { z } from 'zod'
import { type Failure, isFailure, unclear } from '../../../../platform/http-client/failure.ts'
import type { RestClient } from './rest-client.ts'
import { Page } from './shapes.ts'

interface Items<T> {
  readonly items: readonly T[]
  /** How many items were skipped because they were invalid. */
  readonly unreadable: number
}

/** More pages than this mean that the system links pages in a circle. */
const PAGES = 1000

/** Reads all pages; returns the valid items and the number of invalid ones. */
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

/** How many ids one URL contains. */
const AT_ONCE = 50

/** Splits ids into groups, because the length of a URL is limited. */
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
