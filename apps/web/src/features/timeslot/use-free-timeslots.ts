import { callQuery } from '@vizit/api-client/react/call-query.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { refusalOf } from '@vizit/api-client/react/refused-error.ts'
import { useQueryList } from '@vizit/api-client/react/use-query-list.ts'
import type { DateRange } from '@vizit/domain/timetable/booking-window.ts'
import type { Doctor, FreeSlot } from './timeslot-types.ts'

/** Up to this many doctors, the whole timetable is requested; for more, one branch and date at a time. */
const FEW = 6

/** A cached answer is shown at once and refreshed in the background: lists of timeslots become outdated quickly. */
const SLOTS_FRESH_FOR = 10_000

interface FreeTimeAsked {
  readonly provider: string
  readonly window: DateRange
  readonly doctors: readonly Doctor[]
  /** The branches to request if there are many doctors. */
  readonly branchIds: readonly string[]
  readonly date: string | null
  /** Only times that are long enough for this service, with any of its doctors. */
  readonly serviceId?: string | null
}

interface FreeTime {
  readonly slots: ReadonlyMap<string, readonly FreeSlot[]>
  /** True if every free date of every doctor is known. */
  readonly whole: boolean
  readonly pending: boolean
  readonly refusal: ReturnType<typeof refusalOf>
  readonly retry: () => void
}

/** Free timeslots by doctor: of the whole booking window for a few doctors, of one date for many. */
export function useFreeTimeslots(asked: FreeTimeAsked): FreeTime {
  const { provider, window, doctors, branchIds, date, serviceId } = asked
  const client = useClient()
  const whole = doctors.length <= FEW
  const query = { dateStart: window.from, dateEnd: window.to, ...(serviceId && { serviceId }) }

  const byDoctor = useQueryList(
    (whole ? doctors : []).map(({ id }) => ({
      ...callQuery(client, 'listDoctorTimeslots', { params: { provider, id }, query }),
      staleTime: SLOTS_FRESH_FOR,
    })),
  )
  const byBranch = useQueryList(
    (whole || date === null || serviceId ? [] : branchIds).map(branchId => ({
      ...callQuery(client, 'listBranchTimeslots', {
        params: { provider },
        query: { branchId, date: date ?? '' },
      }),
      staleTime: SLOTS_FRESH_FOR,
    })),
  )

  const byService = useQueryList(
    (whole || date === null || !serviceId ? [] : [serviceId]).map(id => ({
      ...callQuery(client, 'listServiceTimeslots', {
        params: { provider, id },
        query: { date: date ?? '', ...(branchIds.length === 1 && { branchId: branchIds[0] }) },
      }),
      staleTime: SLOTS_FRESH_FOR,
    })),
  )

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
