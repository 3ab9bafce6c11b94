import { z } from 'zod'

/** The characters of FHIR ids; others could change the URL that contains the id. */
export const FhirId = z.string().regex(/^[A-Za-z0-9.-]{1,64}$/)

/** A FHIR instant or dateTime with its offset. */
export const Moment = z.iso.datetime({ offset: true }).transform(text => new Date(text))

export const Meta = z.looseObject({
  versionId: z.string().max(200).optional(),
  lastUpdated: z.string().optional(),
})

export const Identifier = z.looseObject({ system: z.string().optional(), value: z.string().optional() })

export const Reference = z.looseObject({
  reference: z.string().optional(),
  identifier: Identifier.optional(),
})

/** The id in a relative or absolute reference to a resource of this type. Null: another type. */
export function referredId(reference: string | undefined, type: string): string | null {
  const [, id] =
    new RegExp(`(?:^|/)${type}/([A-Za-z0-9.-]{1,64})(?:/_history/[^/]+)?$`).exec(reference ?? '') ?? []
  return id ?? null
}

/** The version for `If-Match`. Undefined: the server has no versions. */
export const versionOf = (resource: {
  readonly meta?: z.output<typeof Meta> | undefined
}): string | undefined =>
  resource.meta?.versionId === undefined ? undefined : `W/"${resource.meta.versionId}"`

/** When the resource was last changed, by the server's own statement. */
export function changedAt(resource: { readonly meta?: z.output<typeof Meta> | undefined }): Date | null {
  const at = new Date(resource.meta?.lastUpdated ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}
