import { type Failure, isFailure } from '../../../../../platform/http-client/failure.ts'
import type { ClinicSlot, SlotsRead, SlotsRequest } from '../../clinic-connector.ts'
import type { FhirClient } from '../http/client.ts'
import { type Parameters, search } from '../http/search.ts'
import { changedAt, referredId } from '../resources/parts.ts'
import { Slot } from '../resources/slot.ts'

/** How many Schedules one search names, because the length of a URL is limited. */
const SCHEDULES_AT_ONCE = 25
const PAGE = ['_count', '200'] as const

export async function readSlots(client: FhirClient, asked: SlotsRequest): Promise<SlotsRead | Failure> {
  const { scheduleIds } = asked
  const slots: ClinicSlot[] = []
  let unreadable = 0
  for (let at = 0; at < scheduleIds.length; at += SCHEDULES_AT_ONCE) {
    const some = scheduleIds.slice(at, at + SCHEDULES_AT_ONCE).map(id => `Schedule/${id}`)
    const parameters = [['schedule', some.join(',')], ...whichOf(asked), PAGE] as const
    const found = await search(client, 'Slot', parameters, Slot)
    if (isFailure(found)) return found
    for (const slot of found.resources) slots.push(clinicSlot(slot))
    unreadable += found.wrong
  }
  return { slots, unreadable }
}

export async function readSlot(client: FhirClient, slotId: string): Promise<ClinicSlot | Failure> {
  const slot = await client.read(`Slot/${slotId}`, Slot)
  return isFailure(slot) ? slot : clinicSlot(slot)
}

function whichOf(asked: SlotsRequest): Parameters {
  if ('freeFrom' in asked) {
    return [
      ['status', 'free'],
      ['start', `ge${asked.freeFrom.toISOString()}`],
      ['start', `lt${asked.freeTo.toISOString()}`],
    ]
  }
  const { changedSince } = asked
  return changedSince ? [['_lastUpdated', `ge${changedSince.toISOString()}`]] : []
}

const clinicSlot = (slot: Slot): ClinicSlot => ({
  id: slot.id,
  scheduleId: referredId(slot.schedule.reference, 'Schedule'),
  isFree: slot.status === 'free',
  startsAt: new Date(slot.start),
  endsAt: new Date(slot.end),
  changedAt: changedAt(slot),
})
