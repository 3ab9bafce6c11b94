import { z } from 'zod'
import { type Failure, isFailure, unclear } from '../../../../../platform/http-client/failure.ts'
import type { FhirClient } from './client.ts'

const Bundle = z.object({
  resourceType: z.literal('Bundle'),
  link: z.array(z.object({ relation: z.string(), url: z.string() })).optional(),
  // Each entry is validated on its own, so that one invalid entry does not affect the others.
  entry: z.array(z.object({ resource: z.unknown() })).optional(),
})

export interface SearchResult<T> {
  readonly resources: readonly T[]
  /** How many resources were skipped because they were invalid. */
  readonly wrong: number
}

/** More pages than this mean that the server links pages in a circle. */
const PAGES = 1000

export type Parameters = readonly (readonly [name: string, value: string])[]

/** Reads all pages of a search. With `_include` it returns every kind of resource that the schema accepts. */
export async function search<T>(
  client: FhirClient,
  type: string,
  parameters: Parameters,
  shape: z.ZodType<T>,
): Promise<SearchResult<T> | Failure> {
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

/** Warnings of the server (OperationOutcome) are among the entries of a search. */
const isOutcome = (resource: unknown) =>
  typeof resource === 'object' &&
  resource !== null &&
  'resourceType' in resource &&
  resource.resourceType === 'OperationOutcome'
