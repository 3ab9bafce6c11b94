import type { AssignmentCodes, ClinicSchedule } from '../../clinic-connector.ts'
import type { Actor, Schedule } from '../resources/schedule.ts'

/**
 * Finds the assignment of a Schedule. First by an identifier `doctor/branch` or `doctor/branch/speciality`;
 * otherwise by ids or identifiers of its actors: the doctor, and if several assignments remain, the branch and the
 * speciality.
 */
export function matchSchedule(
  schedule: Schedule,
  actors: readonly Actor[],
  assignments: readonly AssignmentCodes[],
): ClinicSchedule {
  const references = (schedule.actor ?? []).flatMap(({ reference }) => reference ?? [])
  const base = { scheduleId: schedule.id, actors: references }
  const named = assignments.filter(assignment => isNamed(assignment, valuesOf(schedule)))
  const candidates = named.length > 0 ? named : byActors(schedule, actors, assignments)
  const [only, ...others] = candidates
  return { ...base, assignmentId: others.length === 0 ? (only?.assignmentId ?? null) : null }
}

const isNamed = ({ doctor, branch, speciality }: AssignmentCodes, identifiers: ReadonlySet<string>) =>
  identifiers.has(`${doctor}/${branch}`) || identifiers.has(`${doctor}/${branch}/${speciality}`)

const valuesOf = ({ identifier = [] }: Pick<Schedule, 'identifier'>): Set<string> =>
  new Set(identifier.flatMap(({ value }) => value ?? []))

function byActors(
  schedule: Schedule,
  actors: readonly Actor[],
  assignments: readonly AssignmentCodes[],
): readonly AssignmentCodes[] {
  const names = namesOf(schedule, actors)
  const specialities = new Set(
    (schedule.specialty ?? []).flatMap(({ coding = [] }) => coding.flatMap(({ code }) => code ?? [])),
  )
  const ofDoctor = assignments.filter(({ doctor }) => names.has(doctor))
  const there = narrowed(ofDoctor, ({ branch }) => names.has(branch))
  return narrowed(there, ({ speciality }) => specialities.has(speciality))
}

/** The items for which the test holds, or all items if it holds for none. */
function narrowed(all: readonly AssignmentCodes[], isIt: (one: AssignmentCodes) => boolean) {
  const some = all.filter(isIt)
  return some.length > 0 ? some : all
}

/** All ids and identifiers of the Schedule's actors. */
function namesOf(schedule: Schedule, actors: readonly Actor[]): Set<string> {
  const byReference = new Map(actors.map(actor => [`${actor.resourceType}/${actor.id}`, actor]))
  const names = new Set<string>()
  const queue = [...(schedule.actor ?? [])]
  for (const { reference, identifier } of queue) {
    if (identifier?.value !== undefined) names.add(identifier.value)
    const relative = /[A-Za-z]+\/[A-Za-z0-9.-]+$/.exec(reference ?? '')?.[0]
    if (relative === undefined) continue
    names.add(relative.slice(relative.indexOf('/') + 1))
    const actor = byReference.get(relative)
    if (!actor) continue
    byReference.delete(relative)
    for (const value of valuesOf(actor)) names.add(value)
    // A PractitionerRole refers to its doctor and its locations.
    queue.push(...(actor.practitioner ? [actor.practitioner] : []), ...(actor.location ?? []))
  }
  return names
}
