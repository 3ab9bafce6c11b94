import { parsePhone } from '@vizit/domain/person/phone.ts'
import {
  type Failure,
  isConflict,
  isFailure,
  isMissing,
  unclear,
} from '../../../../platform/http-client/failure.ts'
import type {
  AppointmentRequest,
  AssignmentCodes,
  CancelFailure,
  ClinicAppointment,
  ClinicConnector,
  ClinicResults,
  ClinicSchedule,
  OpenConnector,
  SlotsRequest,
} from '../clinic-connector.ts'
import { clinicAppointment, clinicPrescription, clinicReport, clinicSlot, clinicTest } from './present.ts'
import { readInParts, readPages } from './read-pages.ts'
import { createRestClient, type RestClient } from './rest-client.ts'
import {
  Appointment,
  Known,
  Patient,
  Prescription,
  Report,
  Results,
  Schedule,
  Slot,
  System,
  Test,
} from './shapes.ts'

const VERSION = 1

/** The connector for clinics whose system follows the REST profile (docs/clinic-rest-profile.md). */
export const openRestConnector: OpenConnector = (settings, fetch): ClinicConnector => {
  const client = createRestClient(settings, fetch)
  const readAppointment = async (id: string): Promise<ClinicAppointment | Failure> => {
    const found = await client.get(`appointments/${encodeURIComponent(id)}`, Appointment)
    return isFailure(found) ? found : clinicAppointment(found)
  }
  return {
    check: async () => {
      const system = await client.get('system', System)
      if (isFailure(system)) return system
      return system.version === VERSION ? null : { speaks: `version ${system.version} of the REST profile` }
    },
    readSchedules: assignments => readSchedules(client, assignments),
    readSlots: async asked => {
      const read = await readInParts(asked.scheduleIds, schedules =>
        readPages(client, 'slots', { schedules, ...whichOf(asked) }, Slot),
      )
      if (isFailure(read)) return read
      return { slots: read.items.map(clinicSlot), unreadable: read.unreadable }
    },
    readSlot: async id => {
      const slot = await client.get(`slots/${encodeURIComponent(id)}`, Slot)
      return isFailure(slot) ? slot : clinicSlot(slot)
    },
    registerPatient: async (profileId, person) => {
      const known = await client.put(`profiles/${profileId}`, person, Known)
      return isFailure(known) ? known : known.id
    },
    readPatient: async id => {
      const patient = await client.get(`patients/${encodeURIComponent(id)}`, Patient)
      if (isFailure(patient)) return patient
      const { active: isActive, profiles: profileIds, phone } = patient
      return { isActive, profileIds, phone: phone === null ? null : parsePhone(phone) }
    },
    book: asked => book(client, asked),
    find: async operationId => {
      const found = await client.get(`operations/${operationId}`, Appointment)
      if (isFailure(found)) return isMissing(found) ? null : found
      return clinicAppointment(found)
    },
    cancel: id => cancel(client, id),
    readAppointment,
    readAppointments: async ids => {
      const read = await readInParts(ids, some =>
        readPages(client, 'appointments', { ids: some }, Appointment),
      )
      return isFailure(read) ? read : read.items.map(clinicAppointment)
    },
    readAppointmentsOf: async (patientIds, which) => {
      const since =
        'from' in which
          ? { from: which.from.toISOString() }
          : { changedSince: which.changedSince.toISOString() }
      const read = await readInParts(patientIds, patients =>
        readPages(client, 'appointments', { patients, ...since }, Appointment),
      )
      return isFailure(read) ? read : read.items.map(clinicAppointment)
    },
    readResults: (patientId, changedSince) => readResults(client, patientId, changedSince),
  }
}

/** The profile's schedule ids are codes of the import: `doctor/branch` or `doctor/branch/speciality`. */
async function readSchedules(
  client: RestClient,
  assignments: readonly AssignmentCodes[],
): Promise<ClinicSchedule[] | Failure> {
  const read = await readPages(client, 'schedules', {}, Schedule)
  if (isFailure(read)) return read
  return read.items.map(({ id, code }) => {
    const [only, ...others] = assignments.filter(
      ({ doctor, branch, speciality }) =>
        code === `${doctor}/${branch}` || code === `${doctor}/${branch}/${speciality}`,
    )
    return {
      scheduleId: id,
      assignmentId: others.length === 0 ? (only?.assignmentId ?? null) : null,
      actors: [id],
    }
  })
}

function whichOf(asked: SlotsRequest): Record<string, string> {
  if ('freeFrom' in asked) {
    return { freeFrom: asked.freeFrom.toISOString(), freeTo: asked.freeTo.toISOString() }
  }
  const { changedSince } = asked
  return changedSince ? { changedSince: changedSince.toISOString() } : {}
}

/** Sent with the operation's id: a repeated request returns the appointment that the first one made. */
async function book(client: RestClient, asked: AppointmentRequest): Promise<string | 'busy' | Failure> {
  const { operationId, patientId: patient, slotIds: slots, actors, startsAt, endsAt, coverer } = asked
  const time = { patient, schedule: actors[0] ?? null, slots, start: startsAt, end: endsAt }
  const body = coverer ? { ...time, coverer } : time
  const made = await client.put(`operations/${operationId}`, body, Appointment)
  if (isFailure(made)) return isConflict(made) || isMissing(made) ? 'busy' : made
  return made.status === 'cancelled' ? 'busy' : made.id
}

async function cancel(client: RestClient, id: string): Promise<'off' | 'over' | CancelFailure> {
  const done = await client.post(`appointments/${encodeURIComponent(id)}/cancel`, {}, Appointment)
  if (!isFailure(done)) return done.status === 'cancelled' ? 'off' : 'over'
  if (isMissing(done)) return 'off'
  return isConflict(done) ? 'over' : { ...done, asked: done.failure === 'unclear' }
}

async function readResults(
  client: RestClient,
  patientId: string,
  changedSince: Date | null,
): Promise<ClinicResults | Failure> {
  const query = changedSince ? `?changedSince=${encodeURIComponent(changedSince.toISOString())}` : ''
  const read = await client.get(`patients/${encodeURIComponent(patientId)}/results${query}`, Results)
  if (isFailure(read)) return read
  const tests = read.tests.flatMap(test => Test.safeParse(test).data ?? [])
  const reports = read.reports.flatMap(report => Report.safeParse(report).data ?? [])
  const prescriptions = read.prescriptions
    .flatMap(one => Prescription.safeParse(one).data ?? [])
    .map(clinicPrescription)
  const isWhole =
    prescriptions.length === read.prescriptions.length &&
    // What is withdrawn is shown to nobody.
    prescriptions.every(({ name, isWithdrawn }) => isWithdrawn || name !== null)
  return {
    // Of this profile a clinic says itself what it withdraws.
    ...{ allPrescriptions: null, refused: null },
    prescriptions,
    unread: isWhole ? null : { ...unclear(200), of: 'prescriptions' },
    tests: tests.map(test => clinicTest(test, client)),
    reports: reports.map(report => clinicReport(report, client)),
  }
}
