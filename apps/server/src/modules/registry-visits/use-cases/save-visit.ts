import { randomUUIDv7 } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { isBooked, lockPhone, removePatient, samePeople } from '../../guests/public.ts'
import type { VisitsImportDeps } from '../deps.ts'
import type { Conflict, ReachableVisit, RegistryVisit, SaveResult } from '../registry-visit.ts'
import { isExistingVisit, readExistingVisits } from '../store/existing-visits.ts'
import { addRegistryPatient, correctPatient } from '../store/patients.ts'
import {
  bookByRegistry,
  cancelByRegistry,
  findKnown,
  type KnownVisit,
  keepContact,
  keepSaid,
  moveByRegistry,
} from '../store/registry-visits.ts'
import { findTimeslot } from '../store/timeslots.ts'
import { registryMessage } from './registry-message.ts'
import { saveVisitOutcome } from './save-visit-outcome.ts'

type Trx = Kysely<DB>

/** Imports one visit, or updates what the clinic has changed. */
export async function saveVisit(trx: Trx, visit: RegistryVisit, deps: VisitsImportDeps): Promise<SaveResult> {
  const { phone } = visit
  if (phone !== null) await lockPhone(trx, phone)
  if (visit.outcome) return saveVisitOutcome(trx, visit, visit.outcome, deps)
  // Without a phone nothing can be new: the check has already refused a change.
  return phone === null ? 'unchanged' : saveReachable(trx, { ...visit, phone }, deps)
}

async function saveReachable(trx: Trx, visit: ReachableVisit, deps: VisitsImportDeps): Promise<SaveResult> {
  const known = await findKnown(trx, visit)
  if (!known)
    return (await leaveOnline(trx, visit)) ?? (visit.cancelled ? 'unchanged' : add(trx, visit, deps))
  if (isSaid(known, visit) || standsAsSaid(known, visit)) return correct(trx, known, visit)
  if (known.isCancelled)
    return visit.cancelled ? note(trx, known, visit) : { conflict: 'cancelled-by-patient' }
  return visit.cancelled ? cancel(trx, known, visit, deps) : move(trx, known, visit, deps)
}

/** Only its patient may move or cancel a visit that was booked online. Undefined: it is not such a visit. */
async function leaveOnline(trx: Trx, visit: RegistryVisit): Promise<SaveResult | undefined> {
  const found = await readExistingVisits(trx, [visit.number])
  const standing = found.find(({ providerId }) => providerId === visit.providerId)
  if (!standing) return undefined
  return isExistingVisit(standing, visit) ? 'unchanged' : { conflict: 'booked-online' }
}

async function add(trx: Trx, visit: ReachableVisit, deps: VisitsImportDeps): Promise<SaveResult> {
  const now = deps.clock.now()
  if (visit.startsAt <= now) return 'past'
  const found = await findTimeslot(trx, visit)
  if (!found) return { conflict: 'busy' }
  const { timeslotId, endsAt } = found
  const people = await samePeople(trx, visit.phone, visit.patient)
  const ids = people.map(({ id }) => id)
  if (await isBooked(trx, ids, { startsAt: visit.startsAt, endsAt })) return { conflict: 'patient-busy' }
  const former = people.find(({ owned }) => !owned)?.id
  const patientId = former ?? (await addRegistryPatient(trx, visit.patient, { phone: visit.phone, now }))
  const visitId = randomUUIDv7()
  const message = await registryMessage(trx, 'visit-registered', { visit, visitId }, deps)
  const outcome = await bookByRegistry(trx, visit, { visitId, timeslotId, patientId, now, message })
  if (outcome === 'booked') return 'added'
  if (!former) await removePatient(trx, patientId)
  return { conflict: outcome === 'visitor-busy' ? 'patient-busy' : 'busy' }
}

/** The time is the same; the patient's data or contact may be new. */
async function correct(trx: Trx, known: KnownVisit, visit: ReachableVisit): Promise<SaveResult> {
  if (known.isImported || known.isCancelled) return 'unchanged'
  const isReached = await keepContact(trx, known.visitId, visit)
  const isCorrected = await correctPatient(trx, known.profileId, visit.patient, visit.phone)
  return isReached || isCorrected ? 'updated' : 'unchanged'
}

async function move(
  trx: Trx,
  known: KnownVisit,
  visit: ReachableVisit,
  deps: VisitsImportDeps,
): Promise<SaveResult> {
  if (known.said.serviceId !== (visit.service?.id ?? null)) return { conflict: 'service-changed' }
  if (isMovedByPatient(known)) return { conflict: 'changed-by-patient' }
  const found = await findTimeslot(trx, visit)
  if (!found) return { conflict: 'busy' }
  const { timeslotId } = found
  const { visitId } = known
  const message = await registryMessage(trx, 'visit-moved', { visit, visitId }, deps)
  const outcome = await moveByRegistry(trx, visit, { visitId, timeslotId, now: deps.clock.now(), message })
  const conflict = conflictOf(outcome)
  if (conflict) return { conflict }
  await correct(trx, known, visit)
  await keepSaid(trx, visitId, visit)
  return 'updated'
}

async function cancel(
  trx: Trx,
  known: KnownVisit,
  visit: ReachableVisit,
  deps: VisitsImportDeps,
): Promise<SaveResult> {
  const { visitId, sequence } = known
  const message = await registryMessage(trx, 'visit-cancelled', { visit, visitId }, deps)
  const outcome = await cancelByRegistry(trx, { visitId, sequence, now: deps.clock.now(), message })
  if (outcome === 'over') return { conflict: 'over' }
  await keepSaid(trx, visitId, visit)
  return 'cancelled'
}

async function note(trx: Trx, known: KnownVisit, visit: ReachableVisit): Promise<SaveResult> {
  await keepSaid(trx, known.visitId, visit)
  return 'unchanged'
}

function isSaid({ said }: KnownVisit, visit: RegistryVisit): boolean {
  return (
    said.assignmentId === visit.assignmentId &&
    said.serviceId === (visit.service?.id ?? null) &&
    said.startsAt.getTime() === visit.startsAt.getTime() &&
    said.cancelled === visit.cancelled
  )
}

/** The patient has moved the visit, and the file has the new time too. */
const standsAsSaid = (known: KnownVisit, visit: RegistryVisit) =>
  !known.isCancelled &&
  !visit.cancelled &&
  known.said.serviceId === (visit.service?.id ?? null) &&
  known.assignmentId === visit.assignmentId &&
  known.startsAt.getTime() === visit.startsAt.getTime()

const isMovedByPatient = ({ said, assignmentId, startsAt }: KnownVisit) =>
  said.assignmentId !== assignmentId || said.startsAt.getTime() !== startsAt.getTime()

function conflictOf(outcome: string): Conflict | null {
  switch (outcome) {
    case 'moved':
    case 'unchanged':
      return null
    case 'visitor-busy':
      return 'patient-busy'
    case 'over':
      return 'over'
    default:
      return 'busy'
  }
}
