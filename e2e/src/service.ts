import type { Answer } from '@vizit/api-client/calls.ts'
import { acceptsAge } from '@vizit/domain/booking/age-limits.ts'
import { serviceSuits } from '@vizit/domain/booking/service-ages.ts'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { minskDate, readClinic } from './clinic.ts'

type Doctor = Answer<'listDoctors'>[number]
type Service = Answer<'listServices'>['services'][number]
type Slot = Answer<'listDoctorTimeslots'>[number]

/** A service longer than one timeslot, with a doctor who gives it and their free times of one date. */
export interface FreeService {
  readonly service: Service
  readonly direction: string
  readonly doctor: Doctor
  readonly branchId: string
  readonly date: string
  readonly runs: readonly [Slot, Slot, ...Slot[]]
}

/** Minutes; longer than any timeslot. */
const LONG = 40

/**
 * Such a service for a person of this age, on the free date that is `fromEnd` before the last: other tests book the
 * first dates.
 */
export async function freeService(
  age: number,
  fromEnd: number,
  language: Language = 'ru',
): Promise<FreeService> {
  const catalogue = await readClinic<Answer<'listServices'>>('/services', language)
  const doctors = (await readClinic<Doctor[]>('/doctors', language)).filter(doctor => takes(doctor, age))
  for (const service of catalogue.services.filter(each => serviceSuits(each, age))) {
    for (const doctor of doctors) {
      const place = doctor.worksAt.find(({ serviceMappings }) =>
        serviceMappings.some(({ serviceId, duration }) => serviceId === service.id && duration >= LONG),
      )
      if (!place) continue
      const all = await readClinic<Slot[]>(
        `/doctors/${doctor.id}/timeslots?dateStart=${inDays(0)}&dateEnd=${inDays(60)}&serviceId=${service.id}`,
      )
      const here = all.filter(({ assignmentId }) => assignmentId === place.assignmentId)
      const dates = [...Map.groupBy(here, slot => minskDate(slot.startTime)).values()]
      const [first, second, ...others] = dates.filter(ofDate => ofDate.length > 1).at(-1 - fromEnd) ?? []
      if (!first || !second) continue
      const group = catalogue.subGroups.find(({ id }) => id === service.parentId)
      return {
        service,
        direction: group?.parentId ?? service.parentId ?? '',
        doctor,
        branchId: place.branchId,
        date: minskDate(first.startTime),
        runs: [first, second, ...others],
      }
    }
  }
  throw new Error('the demo has no such service')
}

function takes(doctor: Doctor, age: number): boolean {
  const { adult, children, worksAt } = doctor
  const limits = {
    adult,
    children,
    adultAge: doctor.adult_age,
    adultAgeTo: doctor.adult_age_to,
    childrenAge: doctor.children_age,
    childrenAgeTo: doctor.children_age_to,
  }
  return acceptsAge(limits, age) && worksAt.every(place => place.bookingPolicy === 'open')
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
