import type { Answer } from '@vizit/api-client/calls.ts'
import { branch, slots } from '../../../testing/clinic.ts'
import type { ListedDoctor, ListedPlace } from '../doctor-types.ts'

export const place = (assignmentId: string, parts: Partial<ListedPlace> = {}): ListedPlace => ({
  ...branch('1', 'Филиал на Немиге'),
  assignmentId,
  specialityId: '1',
  specialityName: 'Терапевт',
  bookingPolicy: 'open',
  onlineBooking: true,
  asked: true,
  serviceId: null,
  ...parts,
})

/** Half-hour timeslots of an assignment one after another, from an instant. */
export const times = (assignmentId: string, from: string, count: number, branchId = '1') =>
  slots(assignmentId, from, count).map(slot => ({ ...slot, branchId }))

export function listedDoctor(id: string, parts: Partial<ListedDoctor> = {}): ListedDoctor {
  const freeTimeslots = parts.freeTimeslots ?? times(`${id}1`, '2026-11-24T06:00:00Z', 2)
  return {
    id,
    doctorId: id,
    providerCode: 'mir',
    provider: 'Клиника «Мир»',
    isDemo: false,
    fullName: `Ковалевич Анна ${id}`,
    displayName: `Ковалевич А. ${id}`,
    specialityId: '1',
    specialityName: 'Терапевт',
    qualification: null,
    workStart: null,
    photoUrl: null,
    adult: true,
    children: false,
    adult_age: null,
    adult_age_to: null,
    children_age: null,
    children_age_to: null,
    languages: [],
    priceFrom: null,
    reviewsCount: 0,
    worksAt: [place(`${id}1`)],
    nearestTimeslot: freeTimeslots[0]?.startTime ?? null,
    ...parts,
    freeTimeslots,
  }
}

export const doctorList = (
  items: readonly ListedDoctor[],
  parts: Partial<Answer<'findDoctors'>> = {},
): Answer<'findDoctors'> => ({
  items: [...items],
  total: items.length,
  nextCursor: null,
  nextTimeslot: null,
  ...parts,
})

export const counts = (total: number): Answer<'countDoctors'> => ({
  total,
  preferredDays: { '0': total, '3': 2, '7': 3, '30': 4 },
  preferredTime: { '0': total, '1': 1, '2': 2, '3': 3, '4': 0 },
  timeOfDay: { all: total, morning: 2, afternoon: 3, evening: 0 },
  profile: { '0': total, '1': 4, '2': 2 },
})
