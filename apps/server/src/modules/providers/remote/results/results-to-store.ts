import type { ConclusionToStore, TestToStore } from '../../../documents/public.ts'
import type { ClinicReport, ClinicTest } from '../../connectors/clinic-connector.ts'
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
