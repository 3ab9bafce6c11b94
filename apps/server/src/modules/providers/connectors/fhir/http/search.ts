import { z } from 'zod'
import { type Failure, isFailure, unclear } from '../../failure.ts'
import type { FhirClient } from './client.ts'

const Bundle = z.object({
  resourceType: z.literal('Bundle'),
  link: z.array(z.object({ relation: z.string(), url: z.string() })).optional(),
  // Each is checked by itself: a wrong one never costs the others.
  entry: z.array(z.object({ resource: z.unknown() })).optional(),
})

export interface Found<T> {
  readonly resources: readonly T[]
  /** Resources that are not what they should be, and were passed over. */
  readonly wrong: number
}

/** More pages than that are a server that goes in circles. */
const PAGES = 1000

export type Parameters = readonly (readonly [name: string, value: string])[]

/** All that a search finds, page by page; of several kinds (`_include`) whatever the shape takes. */
export async function search<T>(
  client: FhirClient,
  type: string,
  parameters: Parameters,
  shape: z.ZodType<T>,
): Promise<Found<T> | Failure> {
  const resources: T[] = []
  let wrong = 0
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, value]))
  let next: string | undefined = `${type}?${query}`
  const seen = new Set<string>()
  while (next !== undefined) {
    if (seen.has(next) || seen.size === PAGES) return unclear()
    seen.add(next)
    const page: z.output<typeof Bundle> | Failure = await client.read(next, Bundle)
    if (isFailure(page)) return page
    for (const { resource } of page.entry ?? []) {
      const parsed = shape.safeParse(resource)
      if (parsed.success) resources.push(parsed.data)
      else if (!isOutcome(resource)) wrong += 1
    }
    next = page.link?.find(({ relation }) => relation === 'next')?.url
  }
  return { resources, wrong }
}

/** What a server remarks on a search stands among what it found. */
const isOutcome = (resource: unknown) =>
  typeof resource === 'object' &&
  resource !== null &&
  'resourceType' in resource &&
  resource.resourceType === 'OperationOutcome'
