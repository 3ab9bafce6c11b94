import type { ConclusionToStore, TestToStore } from '../../../documents/public.ts'
import type { ClinicReport, ClinicTest } from '../../connectors/clinic-connector.ts'
import { fitting } from './fitting.ts'
import { measuredValue } from './measured-value.ts'

type Told<T> = Omit<T, 'recordId' | 'providerId' | 'files'>

/** A report of a laboratory or an examination, as a test to store. */
export function testOf(test: ClinicTest, now: Date): Told<TestToStore> {
  const values = test.values.flatMap(value => measuredValue(value) ?? [])
  return {
    kind: values.length > 0 || test.isOfLaboratory ? 'analysis' : 'conclusion',
    number: test.number,
    name: fitting(test.name, 300),
    branchId: null,
    physicianName: fitting(test.physicianName, 200),
    laboratory: null,
    takenAt: test.takenAt ?? now,
    status: test.isReady ? 'ready' : 'in-progress',
    withdrawn: test.isWithdrawn,
    // Each analyte is stored once per test.
    values: [...new Map(values.map(value => [value.analyteCode, value])).values()],
  }
}

/** A doctor's report to store. */
export function conclusionOf(
  report: ClinicReport,
  visitOf: (appointmentId: string) => string | null,
  now: Date,
): Told<ConclusionToStore> {
  const visits = report.appointmentIds.flatMap(id => visitOf(id) ?? [])
  return {
    number: report.number,
    name: fitting(report.name, 300),
    branchId: null,
    physicianName: fitting(report.physicianName, 200),
    withdrawn: report.isWithdrawn,
    visitId: visits[0] ?? null,
    issuedAt: report.issuedAt ?? now,
  }
}
