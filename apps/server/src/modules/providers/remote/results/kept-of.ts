import type { ConclusionToStore, TestToStore } from '../../../documents/public.ts'
import { changedAt, referredId } from '../../connectors/fhir/resources/parts.ts'
import {
  codesOf,
  type DiagnosticReport,
  type DocumentReference,
  type Observation,
  wordsOf,
} from '../../connectors/fhir/resources/results.ts'
import { measuredValue } from '../../connectors/fhir/results/measured-value.ts'
import { observationsOf } from '../../connectors/fhir/results/read-results.ts'
import { fitting } from './fitting.ts'

type Told<T> = Omit<T, 'recordId' | 'providerId' | 'files'>

const READY = ['final', 'amended', 'corrected', 'appended']
const WITHDRAWN = ['cancelled', 'entered-in-error']
const LABORATORY = 'LAB'

/** A report of a laboratory or an examination, as a test is kept here. */
export function testOf(
  report: DiagnosticReport,
  observations: ReadonlyMap<string, Observation>,
  now: Date,
): Told<TestToStore> {
  const { category = [], status, performer = [], resultsInterpreter = [] } = report
  const all = observationsOf(report).flatMap(id => observations.get(id) ?? [])
  const values = all.flatMap(observation => measuredValue(observation) ?? [])
  const isOfLaboratory = values.length > 0 || category.length === 0 || codesOf(category).includes(LABORATORY)
  return {
    kind: isOfLaboratory ? 'analysis' : 'conclusion',
    number: `DiagnosticReport/${report.id}`,
    name: fitting(wordsOf(report.code), 300),
    branchId: null,
    physicianName: fitting(resultsInterpreter[0]?.display ?? performer[0]?.display, 200),
    laboratory: null,
    takenAt: takenAt(report) ?? now,
    status: READY.includes(status) ? 'ready' : 'in-progress',
    withdrawn: WITHDRAWN.includes(status),
    // Each analyte stands in a test once.
    values: [...new Map(values.map(value => [value.analyteCode, value])).values()],
  }
}

function takenAt(report: DiagnosticReport): Date | null {
  const { effectiveDateTime, effectivePeriod, issued } = report
  const times = [effectiveDateTime, effectivePeriod?.start, issued].map(text => new Date(text ?? ''))
  return times.find(time => !Number.isNaN(time.getTime())) ?? changedAt(report)
}

/** What a doctor wrote. */
export function conclusionOf(
  document: DocumentReference,
  visitOf: (appointmentId: string) => string | null,
  now: Date,
): Told<ConclusionToStore> {
  const { type, description, status, author = [], date, context } = document
  const related = (context?.related ?? []).map(({ reference }) => referredId(reference, 'Appointment'))
  const visits = related.flatMap(id => (id === null ? [] : (visitOf(id) ?? [])))
  return {
    number: `DocumentReference/${document.id}`,
    name: fitting((type && wordsOf(type)) ?? description, 300),
    branchId: null,
    physicianName: fitting(author[0]?.display, 200),
    withdrawn: status !== 'current',
    visitId: visits[0] ?? null,
    issuedAt: date === undefined ? (changedAt(document) ?? now) : new Date(date),
  }
}
