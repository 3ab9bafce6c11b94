import { z } from 'zod'
import { FhirId, Meta, Reference } from './parts.ts'

const Time = z.iso.datetime({ offset: true })

/** A time of a Schedule. Whatever else it says is kept, so that it can be written back as it was. */
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
