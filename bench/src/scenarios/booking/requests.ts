import { randomUUID } from 'node:crypto'
import { httpRequest } from '../http-request.ts'
import type { FreeSlot } from './free-slots.ts'
import type { BookingPatient } from './patients.ts'

export const HOLDS = '/api/v2/my/providers/holds'
export const ORDERS = '/api/v2/my/providers/orders'

export function holdRequest({ bearer }: BookingPatient, { timeslotId, assignmentId }: FreeSlot): string {
  return httpRequest('POST', HOLDS, {
    headers: { authorization: `Bearer ${bearer}` },
    body: { timetableId: timeslotId, assignmentId },
  })
}

export function orderRequest(
  { bearer, profileId }: BookingPatient,
  { timeslotId, assignmentId }: FreeSlot,
): string {
  return httpRequest('POST', ORDERS, {
    headers: { authorization: `Bearer ${bearer}`, 'idempotency-key': randomUUID() },
    body: { timetableId: timeslotId, assignmentId, profileId },
  })
}
