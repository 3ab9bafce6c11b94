import type { Answer } from '@vizit/api-client/calls.ts'
import { overlap } from '@vizit/domain/time/overlap.ts'
import { address } from './address.ts'

type Doctor = Answer<'listDoctors'>[number]
type Slot = Answer<'listDoctorTimeslots'>[number]

/** A doctor who can be booked online, and their free timeslots of one date. */
export interface FreeDoctor {
  readonly doctor: Doctor
  readonly branchId: string
  readonly date: string
  readonly slots: readonly [Slot, Slot, Slot, ...Slot[]]
}

const base = () => `${address()}/api/v2/public/booking/demo`

export async function readClinic<T>(path: string): Promise<T> {
  const response = await fetch(base() + path, { headers: { 'Accept-Language': 'ru' } })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json() as Promise<T>
}

const takesAdults = ({ adult, worksAt, nearestTimeslot }: Doctor) =>
  adult && nearestTimeslot !== null && worksAt.length === 1 && worksAt[0]?.bookingPolicy === 'open'

/** True if the doctor accepts a child of seven and no adults. */
const takesChildren = ({ adult, children, children_age, worksAt, nearestTimeslot }: Doctor) =>
  children &&
  !adult &&
  (children_age ?? 0) <= 7 &&
  nearestTimeslot !== null &&
  worksAt.length === 1 &&
  worksAt[0]?.bookingPolicy === 'open'

/** The doctor with this index; tests with different indexes never share a doctor. */
export const freeDoctor = (index: number) => freeDoctorWho(takesAdults, index)
export const freeChildrensDoctor = (index: number) => freeDoctorWho(takesChildren, index)

async function freeDoctorWho(fits: (doctor: Doctor) => boolean, index: number): Promise<FreeDoctor> {
  const doctors = (await readClinic<Doctor[]>('/doctors')).filter(fits)
  const { timetableWindow } = (await (
    await fetch(`${address()}/api/v2/public/config`)
  ).json()) as Answer<'readConfig'>
  const doctor = doctors[index % doctors.length]
  const branchId = doctor?.worksAt[0]?.branchId
  if (!doctor || !branchId) throw new Error('the demo has no such doctor')

  const range = `dateStart=${timetableWindow.from}&dateEnd=${timetableWindow.to}`
  const free = await readClinic<Slot[]>(`/doctors/${doctor.id}/timeslots?${range}`)
  const byDate = Map.groupBy(free, slot => minskDate(slot.startTime))
  // Tomorrow or later, so that neither the cut-off nor midnight interferes.
  const later = [...byDate].filter(([date]) => date > timetableWindow.from)
  const [date, slots] = later.find(([, ofDate]) => ofDate.length >= 4) ?? []
  const [first, second, third, ...others] = slots ?? []
  if (!date || !first || !second || !third) throw new Error(`${doctor.fullName} has no day with free time`)
  return { doctor, branchId, date, slots: [first, second, third, ...others] }
}

/** A free timeslot of another doctor at the same time. */
export async function slotAtTheTimeOf(
  taken: Slot,
  { doctor: { id: taker }, date }: FreeDoctor,
): Promise<Slot> {
  const doctors = (await readClinic<Doctor[]>('/doctors')).filter(takesAdults)
  for (const { id } of doctors.filter(doctor => doctor.id !== taker)) {
    const free = await readClinic<Slot[]>(`/doctors/${id}/timeslots?dateStart=${date}&dateEnd=${date}`)
    const overlapping = free.find(slot =>
      overlap({ start: slot.startTime, end: slot.endTime }, { start: taken.startTime, end: taken.endTime }),
    )
    if (overlapping) return overlapping
  }
  throw new Error('nobody else is free at that time')
}

const inMinsk = (instant: string) => new Date(Date.parse(instant) + 3 * 3_600_000).toISOString()
export const minskDate = (instant: string) => inMinsk(instant).slice(0, 10)

/** The time of a slot in Minsk, `HH:MM`. */
export const minskTime = (instant: string) => inMinsk(instant).slice(11, 16)
