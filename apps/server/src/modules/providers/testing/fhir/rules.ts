import type { Resources, StoredResource } from './resources.ts'

export class Refusal extends Error {
  readonly status: number
  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}

type Draft = Readonly<Record<string, unknown>>

/** The booking rules of a clinic's server: an appointment takes its Slots, and cancelling frees them. */
export function keepRules(resources: Resources, draft: Draft, former: StoredResource | undefined): void {
  if (draft.resourceType !== 'Appointment') return
  if (draft.status === 'booked' && former?.status !== 'booked')
    mark(slotsOf(resources, draft), 'free', 'busy', resources)
  if (draft.status === 'cancelled' && former?.status === 'booked') {
    mark(slotsOf(resources, former), 'busy', 'free', resources)
  }
}

function mark(slots: readonly StoredResource[], from: string, to: string, resources: Resources): void {
  if (slots.some(({ status }) => status !== from)) throw new Refusal(409)
  for (const slot of slots) resources.save({ ...slot, status: to })
}

function slotsOf(resources: Resources, { slot }: Draft): StoredResource[] {
  const references: readonly { reference: string }[] = Array.isArray(slot) ? slot : []
  return references.map(({ reference }) => {
    const found = resources.find(reference)
    if (!found) throw new Refusal(422)
    return found
  })
}
