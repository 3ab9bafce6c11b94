import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@vizit/domain/time/minute.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { WORLD_START, type World } from '@vizit/test-kit/world/world.ts'
import { writeClinic } from '../../clinic-import/public.ts'
import { holdOwnersOf } from '../use-cases/hold-owners.ts'
import { GUEST } from './model/acts/book-as-guest.ts'
import type { ModelSlot, ModelState } from './model/state.ts'
import { reimportedClinic } from './reimported-clinic.ts'

const ORIGIN = Date.parse(WORLD_START)
export const minutes = (date: Date) => (date.getTime() - ORIGIN) / MINUTE_MS
const at = (minute: number) => new Date(ORIGIN + minute * MINUTE_MS)

/** The service's duration at each assignment: two of its timeslots. */
const DURATIONS = [60, 45, 40]

/**
 * Two doctors, one of them with two assignments whose timeslots overlap, and a service that each provides; three
 * patients, each of whom may also act as a guest.
 */
export async function setUpRace(world: World) {
  world.clock.set(WORLD_START)
  const clinic = await world.newClinic()
  const first = await world.doctor({ at: clinic, from: at(60).toISOString(), slots: 3 })
  const elsewhere = await world.newAssignment(first, { at: clinic, from: at(75).toISOString(), slots: 2 })
  const second = await world.doctor({ at: clinic, from: at(70).toISOString(), slots: 3, minutes: 20 })
  const assignments = [first, elsewhere, second]
  const serviceId = await world.service(first.assignmentId, { minutes: requireValue(DURATIONS[0]) })
  await world.giveService(serviceId, elsewhere.assignmentId, requireValue(DURATIONS[1]))
  await world.giveService(serviceId, second.assignmentId, requireValue(DURATIONS[2]))
  const patients = (await world.patients(3)).map(patient => {
    const anonymousId = randomUUID()
    return {
      ...patient,
      anonymousId,
      guestHolder: requireValue(holdOwnersOf({ kind: 'guest', anonymousId })[0]),
    }
  })
  const slots: ModelSlot[] = assignments.flatMap(({ slots }, assignment) =>
    slots.map(({ timetableId, startsAt, endsAt }) => ({
      assignment,
      doctor: assignment === 2 ? 2 : 1,
      start: minutes(startsAt),
      end: minutes(endsAt),
      id: timetableId,
      withdrawn: false,
      visit: null,
      holder: null,
      until: 0,
    })),
  )
  const initial: ModelState = { now: 0, durations: DURATIONS, slots, visits: [], keys: {} }
  return {
    clinic,
    assignments,
    serviceId,
    patients,
    initial,
    importAgain: importBy(world, await reimportedClinic(world.db, clinic.providerId), assignments, slots),
  }
}

export type Stage = Awaited<ReturnType<typeof setUpRace>>

function importBy(
  world: World,
  again: Awaited<ReturnType<typeof reimportedClinic>>,
  assignments: readonly { assignmentId: string }[],
  slots: readonly ModelSlot[],
) {
  return async (wanted: readonly boolean[]) => {
    const wantedOf = (assignmentId: string) =>
      slots
        .filter((slot, n) => assignments[slot.assignment]?.assignmentId === assignmentId && wanted[n])
        .map(({ start, end }) => ({ startsAt: at(start).getTime(), endsAt: at(end).getTime() }))
    await writeClinic(again(wantedOf), world)
    return 'imported'
  }
}

/** Reads the database's state in the model's terms. */
export async function readStage(world: World, { assignments, patients, initial }: Stage) {
  const ids = assignments.map(({ assignmentId }) => assignmentId)
  const known = new Set(patients.map(({ profileId }) => profileId))
  const [slots, visits] = await Promise.all([
    world.db.selectFrom('timeslot').selectAll().where('assignment_id', 'in', ids).execute(),
    world.db.selectFrom('visit').selectAll().where('assignment_id', 'in', ids).execute(),
  ])
  return {
    slots: initial.slots.map(({ assignment, start }) => {
      const row = slots.find(
        slot => slot.assignment_id === ids[assignment] && minutes(slot.starts_at) === start,
      )
      return {
        id: row?.id ?? null,
        withdrawn: row?.withdrawn ?? false,
        visit: row?.visit_id ?? null,
        holder: row?.held_by ?? null,
        until: row?.held_until ? minutes(row.held_until) : 0,
      }
    }),
    visits: visits.map(row => ({
      id: row.id,
      patient: known.has(row.profile_id) ? row.profile_id : GUEST,
      ofService: row.service_id !== null,
      start: minutes(row.starts_at),
      end: minutes(row.ends_at),
      cancelled: row.status === 'cancelled',
    })),
  }
}

export type DatabaseState = Awaited<ReturnType<typeof readStage>>
