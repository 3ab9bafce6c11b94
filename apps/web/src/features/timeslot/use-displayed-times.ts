import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { assignmentsThere, type DoctorChoice } from '@vizit/domain/filters/doctor-choice.ts'
import { doctorOptions } from '@vizit/domain/filters/doctor-options.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { DateRange } from '@vizit/domain/timetable/booking-window.ts'
import { STALE_TIMES } from '../../app/api/stale-times.ts'
import { useIsForMe } from '../../app/doctor/use-nearest-time.ts'
import { assignmentsOf, slotsOfDoctor, slotsOn } from './slots/slots-of-doctor.ts'
import type { Assignment, Doctor, FreeSlot } from './timeslot-types.ts'
import { useFreeDates } from './use-free-dates.ts'
import { useFreeTimeslots } from './use-free-timeslots.ts'
import type { TimeslotChoice } from './use-timeslot-choice.ts'

interface ShownTimeAsked {
  readonly provider: string
  readonly window: DateRange
  readonly doctors: readonly Doctor[] | undefined
  /** True if these are all doctors of the organisation, not only those of one town. */
  readonly isWhole: boolean
  /** True if doctors or places are left out for another reason than the town. */
  readonly isNarrowed: boolean
  readonly choice: TimeslotChoice
  /** Only times that are long enough for this service. */
  readonly serviceId?: string | null
}

/** A matching doctor, with the free times of the displayed date and the nearest free instant. */
export interface DoctorTime {
  readonly doctor: Doctor
  /** The places that match the chosen branch and speciality. */
  readonly places: readonly Assignment[]
  /** True if the user may book at one of them, as far as that is known. */
  readonly isForMe: boolean
  readonly slots: readonly FreeSlot[]
  readonly nearest: string | null
}

/** The displayed date (the chosen one, or else the nearest free one) and the doctors who are free then. */
export function useDisplayedTimes(asked: ShownTimeAsked) {
  const { provider, window, doctors = [], isWhole, isNarrowed, choice, serviceId = null } = asked
  const { branchId, specialityId, doctorId } = choice
  const options = doctorOptions(doctors, choice)
  const fitting = doctorId ? options.doctors.filter(({ id }) => id === doctorId) : options.doctors
  const { nearest, nearestKnown, isForMe } = useNearestTime(provider, choice, serviceId, doctors)

  const near = fitting.map(doctor => nearest(doctor)).filter(instant => instant !== null)
  const earliest = near.toSorted()[0]
  const inWindow = choice.date && choice.date >= window.from && choice.date <= window.to ? choice.date : null
  // Without a branch, the times of a whole organisation are requested only for a date that the user chose.
  const wanted = inWindow ?? ((branchId || serviceId) && earliest ? civilDateOf(earliest) : null)
  const free = useFreeTimeslots({
    provider,
    window,
    doctors: fitting,
    branchIds: branchId ? [branchId] : options.branchIds,
    date: wanted,
    serviceId,
  })

  const now = Date.now()
  const own = fitting.map(doctor => slotsOfDoctor(doctor, free.slots.get(doctor.id) ?? [], choice, now))
  const known = free.whole ? own.flatMap(slots => slots.map(slot => civilDateOf(slot.startTime))) : []
  const marked = useFreeDates({
    provider,
    window,
    branchIds: branchId ? [branchId] : isWhole ? null : options.branchIds,
    specialityId,
    assignmentIds: isNarrowed ? assignmentsOf(fitting, choice) : null,
    serviceId,
    enabled: doctors.length > 0 && !free.whole,
  })
  const freeDates = marked ?? [...new Set(known.length ? known : near.map(civilDateOf))].sort()
  const date = wanted ?? (free.whole ? (freeDates[0] ?? null) : null)

  const shown = fitting.map((doctor, index): DoctorTime => {
    const slots = own[index] ?? []
    const isKnown = free.whole && free.slots.has(doctor.id)
    const places = assignmentsThere(doctor.worksAt, choice)
    const forMe = new Set(
      places.filter(place => isForMe(doctor.id, place)).map(({ assignmentId }) => assignmentId),
    )
    const first = slots.find(({ assignmentId }) => forMe.has(assignmentId))
    return {
      doctor,
      places,
      isForMe: forMe.size > 0,
      slots: slotsOn(date, slots),
      nearest: isKnown ? (first?.startTime ?? null) : nearest(doctor),
    }
  })
  const { pending, refusal, retry } = free
  return { date, freeDates, doctors: shown, pending: pending || !nearestKnown, nearestKnown, refusal, retry }
}

export type DisplayedTimes = ReturnType<typeof useDisplayedTimes>

/**
 * The nearest free instant of a doctor at the matching places; for a service, the nearest time that is long enough,
 * which only this request gives.
 */
function useNearestTime(
  provider: string,
  choice: DoctorChoice,
  serviceId: string | null,
  doctors: readonly Doctor[],
) {
  const { data, isPending } = useCallQuery(
    'listDoctors',
    { params: { provider }, query: { ...(serviceId && { serviceId }) } },
    { enabled: serviceId !== null, staleTime: STALE_TIMES.listDoctors },
  )
  const isForMe = useIsForMe(doctors.flatMap(({ worksAt }) => worksAt))
  const places = data?.flatMap(({ worksAt }) => worksAt) ?? []
  const ofService = new Map(places.map(place => [place.assignmentId, place.nearestTimeslot]))
  const nearestAt = ({ assignmentId, nearestTimeslot }: Assignment) =>
    serviceId === null ? nearestTimeslot : ofService.get(assignmentId)
  return {
    isForMe,
    nearest: ({ id, worksAt }: Doctor): string | null =>
      assignmentsThere(worksAt, choice)
        .filter(place => isForMe(id, place))
        .flatMap(place => nearestAt(place) ?? [])
        .toSorted()[0] ?? null,
    nearestKnown: serviceId === null || !isPending,
  }
}
