import type {
  ClinicAppointment,
  ClinicPrescription,
  ClinicReport,
  ClinicSlot,
  ClinicTest,
} from '../clinic-connector.ts'
import type { RestClient } from './rest-client.ts'
import type { Appointment, Prescription, Report, Slot, Test, Value } from './shapes.ts'

/** Converts the profile's shapes to those of the port. */

export const clinicSlot = ({ id, schedule, free, start, end, changedAt }: Slot): ClinicSlot => ({
  ...{ id, scheduleId: schedule, isFree: free, startsAt: start, endsAt: end, changedAt },
})

export const clinicAppointment = (there: Appointment): ClinicAppointment => ({
  id: there.id,
  status: there.status,
  isOurs: there.operation !== null,
  patientIds: [there.patient],
  actors: there.schedule === null ? [] : [there.schedule],
  slotIds: there.slots,
  startsAt: there.start,
  endsAt: there.end,
  changedAt: there.changedAt,
})

export const clinicTest = (test: Test, client: RestClient): ClinicTest => ({
  ...resultOf('test', test, client),
  isOfLaboratory: test.kind === 'laboratory',
  takenAt: test.at ?? test.changedAt,
  isReady: test.ready,
  values: test.values.map(clinicValue),
})

export const clinicReport = (report: Report, client: RestClient): ClinicReport => ({
  ...resultOf('report', report, client),
  issuedAt: report.at ?? report.changedAt,
  appointmentIds: report.appointments,
})

export const clinicPrescription = (there: Prescription): ClinicPrescription => {
  const { name, inn, form, strength, instructions, validUntil, appointments, changedAt } = there
  return {
    number: `prescription/${there.id}`,
    ...{
      name: name ?? there.pack ?? inn,
      inn,
      form,
      strength,
      instructions,
      dosage: null,
      validUntil,
      changedAt,
    },
    ...{ count: there.count ?? null, packCode: there.pack, physicianName: there.doctor },
    isCompleted: there.completed,
    ...{ isWithdrawn: there.withdrawn, prescribedAt: there.at ?? changedAt, appointmentIds: appointments },
  }
}

const clinicValue = ({ low, high, flag, ...value }: Value) => ({
  ...value,
  ...{ low: low ?? null, high: high ?? null, flag: flag ?? null },
})

const resultOf = (
  kind: string,
  { id, name, doctor, withdrawn, files, changedAt }: Test | Report,
  client: RestClient,
) => ({
  number: `${kind}/${id}`,
  ...{ name, physicianName: doctor, isWithdrawn: withdrawn, changedAt },
  files: files.map(path => ({ open: () => client.file(path) })),
})
