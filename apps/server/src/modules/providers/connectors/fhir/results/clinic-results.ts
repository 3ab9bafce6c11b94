import type { ClinicFile, ClinicReport, ClinicTest } from '../../clinic-connector.ts'
import type { FhirClient } from '../http/client.ts'
import { changedAt, referredId } from '../resources/parts.ts'
import {
  type Attachment,
  codesOf,
  type DiagnosticReport,
  type DocumentReference,
  type Observation,
  wordsOf,
} from '../resources/results.ts'
import { clinicValue } from './clinic-value.ts'

const PDF = 'application/pdf'
const READY = ['final', 'amended', 'corrected', 'appended']
const WITHDRAWN = ['cancelled', 'entered-in-error']
const LABORATORY = 'LAB'

/** The Observations of a report, in its order. */
export const observationsOf = ({ result = [] }: DiagnosticReport): string[] =>
  result.map(({ reference }) => referredId(reference, 'Observation')).filter(id => id !== null)

/** A report of a laboratory or of an examination. */
export function clinicTest(
  report: DiagnosticReport,
  observations: ReadonlyMap<string, Observation>,
  client: FhirClient,
): ClinicTest {
  const { category = [], status, performer = [], resultsInterpreter = [], presentedForm = [] } = report
  const all = observationsOf(report).flatMap(id => observations.get(id) ?? [])
  return {
    number: `DiagnosticReport/${report.id}`,
    isOfLaboratory: category.length === 0 || codesOf(category).includes(LABORATORY),
    name: wordsOf(report.code),
    physicianName: resultsInterpreter[0]?.display ?? performer[0]?.display ?? null,
    takenAt: takenAt(report),
    isReady: READY.includes(status),
    isWithdrawn: WITHDRAWN.includes(status),
    values: all.flatMap(observation => clinicValue(observation) ?? []),
    files: filesOf(presentedForm, client),
    changedAt: changedAt(report),
  }
}

function takenAt(report: DiagnosticReport): Date | null {
  const { effectiveDateTime, effectivePeriod, issued } = report
  const times = [effectiveDateTime, effectivePeriod?.start, issued].map(text => new Date(text ?? ''))
  return times.find(time => !Number.isNaN(time.getTime())) ?? changedAt(report)
}

/** A doctor's report. */
export function clinicReport(document: DocumentReference, client: FhirClient): ClinicReport {
  const { type, description, status, author = [], date, context, content } = document
  const related = (context?.related ?? []).map(({ reference }) => referredId(reference, 'Appointment'))
  return {
    number: `DocumentReference/${document.id}`,
    name: (type && wordsOf(type)) ?? description ?? null,
    physicianName: author[0]?.display ?? null,
    isWithdrawn: status !== 'current',
    issuedAt: date === undefined ? changedAt(document) : new Date(date),
    appointmentIds: related.filter(id => id !== null),
    files: filesOf(
      content.map(({ attachment }) => attachment),
      client,
    ),
    changedAt: changedAt(document),
  }
}

/** The PDFs among the attachments, in their order. */
export const filesOf = (attachments: readonly Attachment[], client: FhirClient): ClinicFile[] =>
  attachments.flatMap(({ contentType, data, url }) => {
    if (contentType !== PDF) return []
    if (data !== undefined) return { open: async () => once(Buffer.from(data, 'base64')) }
    return url === undefined ? [] : { open: () => client.readFile(url, PDF) }
  })

async function* once(bytes: Buffer): AsyncIterable<Uint8Array> {
  yield bytes
}
