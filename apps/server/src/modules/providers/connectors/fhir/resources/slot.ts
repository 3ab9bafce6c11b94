import { z } from 'zod'
import { FhirId, Meta, Reference } from './parts.ts'

const Time = z.iso.datetime({ offset: true })

/** A time of a Schedule. Unknown fields are kept, so that the resource can be written back unchanged. */
export const Slot = z.looseObject({
  resourceType: z.literal('Slot'),
  id: FhirId,
  meta: Meta.optional(),
  schedule: Reference,
  status: z.enum(['busy', 'free', 'busy-unavailable', 'busy-tentative', 'entered-in-error']),
  start: Time,
  end: Time,
})
export type Slot = z.output<typeof Slot>
