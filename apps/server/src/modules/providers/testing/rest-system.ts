import { randomUUID } from 'node:crypto'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { ANALYTE, type ClinicSystem, DRUG, FILE, REPORT_NAME, TEST_NAME } from './clinic-system.ts'
import type { RestServer } from './rest-server.ts'

const SCHEDULE = 'one'
const MINUTES = 30

/** A server of the REST profile as the system of a clinic. */
export function restSystem(server: RestServer): ClinicSystem {
  const { clinic, baseUrl, token, requests, befall, close } = server
  const { slots, appointments, profiles, files } = clinic
  const setFree = (slotId: string, free: boolean) =>
    clinic.saveSlot({ ...requireValue(slots.get(slotId)), free })
  const timesOf = (slotId: string) => {
    setFree(slotId, false)
    const { start, end } = requireValue(slots.get(slotId))
    return { start, end, slots: [slotId] }
  }
  const change = (id: string, changed: object) =>
    void clinic.saveAppointment({ ...requireValue(appointments.get(id)), ...changed })
  return {
    ...{ connector: 'rest', booking: 'appointment', baseUrl, token, requests, befall, close },
    isWrite: ({ method, path }) => method !== 'GET' && !path.startsWith('profiles'),
    addSchedule: doctorCode => void clinic.schedules.push({ id: SCHEDULE, code: `${doctorCode}/main` }),
    addSlots: ({ from, count, minutes = MINUTES }) =>
      Array.from({ length: count }, (_, at) => {
        const start = new Date(Date.parse(from) + at * minutes * 60_000)
        const end = new Date(start.getTime() + minutes * 60_000)
        const id = randomUUID()
        const times = { start: start.toISOString(), end: end.toISOString() }
        clinic.saveSlot({ id, schedule: SCHEDULE, free: true, ...times })
        return id
      }),
    takeSlot: slotId => setFree(slotId, false),
    removeSlot: slotId => void slots.delete(slotId),
    isBusy: slotId => slots.get(slotId)?.free === false,
    busySlots: () => [...slots.values()].filter(({ free }) => !free).length,
    patientOf: profileId => requireValue(profiles.get(profileId)),
    ourAppointments: () =>
      [...appointments.values()]
        .filter(({ operation, status }) => operation !== null && status !== 'cancelled')
        .map(({ id }) => id),
    makeAppointment: (patientId, slotId) => {
      const made = { status: 'booked', operation: null, patient: patientId, schedule: SCHEDULE }
      return clinic.saveAppointment({ id: randomUUID(), ...made, ...timesOf(slotId) }).id
    },
    setStatus: (appointmentId, status) => change(appointmentId, { status }),
    moveAppointment: (appointmentId, slotId) => change(appointmentId, timesOf(slotId)),
    statusOf: appointmentId => appointments.get(appointmentId)?.status,
    addResults: (patientId, appointmentId) => {
      files.set('one', FILE)
      const said = { at: '2026-03-01T06:00:00Z', doctor: 'Орлова Нина', files: ['files/one'] }
      const value = { code: '718-7', name: ANALYTE, value: '118', unit: 'г/л' }
      const test = { id: randomUUID(), name: TEST_NAME, kind: 'laboratory', ready: true, values: [value] }
      const report = { id: randomUUID(), name: REPORT_NAME, appointments: [appointmentId] }
      clinic.results.set(patientId, {
        tests: [clinic.changed({ ...said, ...test })],
        reports: [clinic.changed({ ...said, ...report })],
        prescriptions: [
          clinic.changed({
            ...{ id: randomUUID(), name: `${DRUG} 200 мг`, form: 'таблетки', at: said.at },
            ...{ appointments: [appointmentId], instructions: 'По 1 таблетке', count: 2 },
          }),
        ],
      })
    },
  }
}
