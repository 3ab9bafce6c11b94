import { useQueries } from '@tanstack/react-query'
import { callQuery } from '@vizit/api-client/react/call-query.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { refusalOf } from '@vizit/api-client/react/refused-error.ts'
import type { DateRange } from '@vizit/domain/timetable/booking-window.ts'
import type { Doctor, FreeSlot } from './timeslot-types.ts'

/** So many doctors at most are asked for their whole timetable; more are read a branch and a date at a time. */
const FEW = 6

/** A former answer shows at once and is renewed behind it: a list of slots must not lie for long. */
const SLOTS_FRESH_FOR = 10_000

interface FreeTimeAsked {
  readonly provider: string
  readonly window: DateRange
  readonly doctors: readonly Doctor[]
  /** Where to look when there are many doctors. */
  readonly branchIds: readonly string[]
  readonly date: string | null
  /** Time that is long enough for this service, at whomever of its doctors. */
  readonly serviceId?: string | null
}

interface FreeTime {
  readonly slots: ReadonlyMap<string, readonly FreeSlot[]>
  /** Every free date of every doctor is known. */
  readonly whole: boolean
  readonly pending: boolean
  readonly refusal: ReturnType<typeof refusalOf>
  readonly retry: () => void
}

/** Free timeslots by doctor: of the whole window for a few doctors, of one date for many. */
export function useFreeTime(asked: FreeTimeAsked): FreeTime {
  const { provider, window, doctors, branchIds, date, serviceId } = asked
  const client = useClient()
  const whole = doctors.length <= FEW
  const query = { dateStart: window.from, dateEnd: window.to, ...(serviceId && { serviceId }) }

  const byDoctor = useQueries({
    queries: (whole ? doctors : []).map(({ id }) => ({
      ...callQuery(client, 'listDoctorTimeslots', { params: { provider, id }, query }),
      staleTime: SLOTS_FRESH_FOR,
    })),
  })
  const byBranch = useQueries({
    queries: (whole || date === null || serviceId ? [] : branchIds).map(branchId => ({
      ...callQuery(client, 'listBranchTimeslots', {
        params: { provider },
        query: { branchId, date: date ?? '' },
      }),
      staleTime: SLOTS_FRESH_FOR,
    })),
  })

  const byService = useQueries({
    queries: (whole || date === null || !serviceId ? [] : [serviceId]).map(id => ({
      ...callQuery(client, 'listServiceTimeslots', {
        params: { provider, id },
        query: { date: date ?? '', ...(branchIds.length === 1 && { branchId: branchIds[0] }) },
      }),
      staleTime: SLOTS_FRESH_FOR,
    })),
  })

  const slots = new Map<string, readonly FreeSlot[]>()
  byDoctor.forEach(({ data }, index) => {
    const doctor = doctors[index]
    if (doctor && data) slots.set(doctor.id, data)
  })
  for (const { doctorId, assignmentId, freeTimeslots } of byBranch.flatMap(({ data }) => data ?? [])) {
    const own = freeTimeslots.map(slot => ({ ...slot, assignmentId }))
    slots.set(doctorId, [...(slots.get(doctorId) ?? []), ...own])
  }

  for (const slot of byService.flatMap(({ data }) => data ?? [])) {
    slots.set(slot.doctorId, [...(slots.get(slot.doctorId) ?? []), slot])
  }

  const all = [...byDoctor, ...byBranch, ...byService]
  return {
    slots,
    whole,
    pending: all.some(({ isPending }) => isPending),
    refusal: refusalOf(all.find(({ error }) => error)?.error ?? null),
    retry: () => {
      for (const { refetch } of all) void refetch()
    },
  }
}
