import { randomUUID } from 'node:crypto'

export interface StoredResource {
  readonly resourceType: string
  readonly id: string
  readonly meta: { readonly versionId: string; readonly lastUpdated: string }
  // Unknown fields of clients are kept.
  readonly [name: string]: unknown
}

/** Resources in memory, each with its version. */
export function createResources(now: () => Date) {
  const kept = new Map<string, StoredResource>()
  const save = (resource: Readonly<Record<string, unknown>>): StoredResource => {
    const resourceType = String(resource.resourceType)
    const id = typeof resource.id === 'string' ? resource.id : randomUUID()
    const former = kept.get(`${resourceType}/${id}`)
    const versionId = String(Number(former?.meta.versionId ?? 0) + 1)
    const stored = { ...resource, resourceType, id, meta: { versionId, lastUpdated: now().toISOString() } }
    kept.set(`${resourceType}/${id}`, stored)
    return stored
  }
  return {
    save,
    find: (reference: string) => kept.get(reference),
    remove: (reference: string) => kept.delete(reference),
    all: (type: string) => [...kept.values()].filter(({ resourceType }) => resourceType === type),
    /** For transactions: restores the earlier state. */
    snapshot: () => {
      const before = new Map(kept)
      return () => {
        kept.clear()
        for (const [key, resource] of before) kept.set(key, resource)
      }
    },
  }
}

export type Resources = ReturnType<typeof createResources>
