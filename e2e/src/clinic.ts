import type { Answer } from '@vizit/api-client/calls.ts'
import { addDays } from '@vizit/domain/time/civil-date.ts'
import { overlap } from '@vizit/domain/time/overlap.ts'
import type { Language } from '@vizit/i18n/language.ts'
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

export async function readClinic<T>(path: string, language: Language = 'ru'): Promise<T> {
  const response = await fetch(base() + path, { headers: { 'Accept-Language': language } })
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

/** Days, with today, whose times the list of doctors shows. */
const LISTED_DAYS = 3

/** Doctors kept for the journeys that book from the list of doctors: on a Friday few work within the listed days. */
const KEPT_FOR_LISTS = 8

/** The ids of the doctors that tests may book. */
interface BookableDoctors {
  readonly adults: readonly string[]
  /** Accept adults, and the list of doctors shows their next times; in no other group. */
  readonly listed: readonly string[]
  readonly children: readonly string[]
}

/** Read once, before the tests book: the same index then names the same doctor in all of them. */
export async function readBookableDoctors(): Promise<BookableDoctors> {
  const doctors = await readClinic<Doctor[]>('/doctors')
  const { timetableWindow } = await readWindow()
  const lastListed = addDays(timetableWindow.from, LISTED_DAYS - 1)
  const bookable = async (fits: (doctor: Doctor) => boolean) =>
    (await Promise.all(doctors.filter(fits).map(doctor => dayOf(doctor)))).flatMap(day => day ?? [])
  const ids = (days: readonly FreeDoctor[]) => days.map(({ doctor }) => doctor.id)
  const ofAdults = await bookable(takesAdults)
  const listed = ofAdults.filter(({ date }) => date <= lastListed).slice(0, KEPT_FOR_LISTS)
  return {
    adults: ids(ofAdults.filter(day => !listed.includes(day))),
    listed: ids(listed),
    children: ids(await bookable(takesChildren)),
  }
}

/** The doctor with this index; tests with different indexes never share a doctor. */
export const freeDoctor = (index: number) => bookableDoctor('adults', index)
export const freeListedDoctor = (index: number) => bookableDoctor('listed', index)
export const freeChildrensDoctor = (index: number) => bookableDoctor('children', index)

async function bookableDoctor(accepted: keyof BookableDoctors, index: number): Promise<FreeDoctor> {
  const ids = (JSON.parse(process.env.E2E_DOCTORS ?? '{}') as BookableDoctors)[accepted]
  if (index >= ids.length)
    throw new Error(`the demo has ${ids.length} doctors for ${accepted}, more are asked for`)
  const doctors = await readClinic<Doctor[]>('/doctors')
  const doctor = doctors.find(({ id }) => id === ids[index])
  const day = doctor && (await dayOf(doctor))
  if (!day) throw new Error(`the doctor ${doctor?.fullName} has no day with free time`)
  return day
}

/** The doctor's first day with some free times: tomorrow or later, so that neither the cut-off nor midnight interferes. */
async function dayOf(doctor: Doctor): Promise<FreeDoctor | undefined> {
  const { timetableWindow } = await readWindow()
  const branchId = doctor.worksAt[0]?.branchId
  const range = `dateStart=${timetableWindow.from}&dateEnd=${timetableWindow.to}`
  const free = await readClinic<Slot[]>(`/doctors/${doctor.id}/timeslots?${range}`)
  const byDate = Map.groupBy(free, slot => minskDate(slot.startTime))
  const later = [...byDate].filter(([date]) => date > timetableWindow.from)
  const [date, slots] = later.find(([, ofDate]) => ofDate.length >= 4) ?? []
  const [first, second, third, ...others] = slots ?? []
  if (!branchId || !date || !first || !second || !third) return undefined
  return { doctor, branchId, date, slots: [first, second, third, ...others] }
}

const readWindow = async () =>
  (await (await fetch(`${address()}/api/v2/public/config`)).json()) as Answer<'readConfig'>

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
