import { isCivilDate } from '@vizit/domain/time/civil-date.ts'
import {
  type ConclusionToStore,
  type PrescriptionToStore,
  type TestToStore,
  UNNAMED,
} from '../../../documents/public.ts'
import type { ClinicPrescription, ClinicReport, ClinicTest } from '../../connectors/clinic-connector.ts'
import { measuredValue } from './measured-value.ts'
import { shortenText } from './shorten-text.ts'

type ResultFacts<T> = Omit<T, 'recordId' | 'providerId' | 'files'>

/** A report of a laboratory or an examination, as a test to store. */
export function testToStore(test: ClinicTest, now: Date): ResultFacts<TestToStore> {
  const values = test.values.flatMap(value => measuredValue(value) ?? [])
  return {
    kind: values.length > 0 || test.isOfLaboratory ? 'analysis' : 'conclusion',
    number: test.number,
    name: shortenText(test.name, 300),
    branchId: null,
    physicianName: shortenText(test.physicianName, 200),
    laboratory: null,
    takenAt: test.takenAt ?? now,
    status: test.isReady ? 'ready' : 'in-progress',
    withdrawn: test.isWithdrawn,
    // Each analyte is stored once per test.
    values: [...new Map(values.map(value => [value.analyteCode, value])).values()],
  }
}

/** A doctor's report to store. */
export function conclusionToStore(
  report: ClinicReport,
  visitOf: (appointmentId: string) => string | null,
  now: Date,
): ResultFacts<ConclusionToStore> {
  const visits = report.appointmentIds.flatMap(id => visitOf(id) ?? [])
  return {
    number: report.number,
    name: shortenText(report.name, 300),
    branchId: null,
    physicianName: shortenText(report.physicianName, 200),
    withdrawn: report.isWithdrawn,
    visitId: visits[0] ?? null,
    issuedAt: report.issuedAt ?? now,
  }
}

/** Like the columns of an import. */
const MOST_PACKAGES = 99
const MOST_INSTRUCTIONS = 20

/** Whether a clinic named no drug: the line is shown all the same, because the list has to be whole. */
export const isUnnamed = ({ name }: Pick<ClinicPrescription, 'name'>): boolean =>
  shortenText(name, 300) === null

/** A prescription to store. */
export function prescriptionToStore(
  there: ClinicPrescription,
  visitOf: (appointmentId: string) => string | null,
  now: Date,
): Omit<PrescriptionToStore, 'recordId' | 'providerId'> {
  const { count, validUntil, dosage } = there
  const isCount = count !== null && Number.isInteger(count) && count > 0 && count <= MOST_PACKAGES
  return {
    number: there.number,
    physicianName: shortenText(there.physicianName, 200),
    withdrawn: there.isWithdrawn,
    visitId: there.appointmentIds.flatMap(id => visitOf(id) ?? [])[0] ?? null,
    prescribedAt: there.prescribedAt ?? now,
    facts: {
      name: shortenText(there.name, 300) ?? UNNAMED,
      inn: shortenText(there.inn, 200),
      form: shortenText(there.form, 200),
      strength: shortenText(there.strength, 100),
      instructions: shortenText(there.instructions, 1000),
      ...(dosage && { dosage: dosage.slice(0, MOST_INSTRUCTIONS) }),
      packCode: shortenText(there.packCode, 60),
      count: isCount ? count : null,
      validUntil: validUntil !== null && isCivilDate(validUntil) ? validUntil : null,
      ...(there.isCompleted && { isCompleted: true }),
    },
  }
}
