import type { FhirServer } from '../fhir-server.ts'

const MINUTES = 30

/** The Schedule of a doctor, by the clinic's code of the doctor. */
export function addSchedule(
  { resources }: Pick<FhirServer, 'resources'>,
  id: string,
  doctorCode: string,
): void {
  resources.save({
    resourceType: 'Practitioner',
    id: `doctor-${id}`,
    identifier: [{ system: 'urn:clinic', value: doctorCode }],
  })
  resources.save({
    resourceType: 'Schedule',
    id,
    active: true,
    actor: [{ reference: `Practitioner/doctor-${id}` }],
  })
}

/** Adds free Slots of a Schedule, one after another. */
export function addSlots(
  { resources }: Pick<FhirServer, 'resources'>,
  {
    from,
    count,
    schedule = 'one',
    minutes = MINUTES,
  }: { from: string; count: number; schedule?: string; minutes?: number },
): string[] {
  return Array.from({ length: count }, (_, at) => {
    const start = new Date(Date.parse(from) + at * minutes * 60_000)
    const end = new Date(start.getTime() + minutes * 60_000)
    return resources.save({
      resourceType: 'Slot',
      schedule: { reference: `Schedule/${schedule}` },
      status: 'free',
      start: start.toISOString(),
      end: end.toISOString(),
    }).id
  })
}
