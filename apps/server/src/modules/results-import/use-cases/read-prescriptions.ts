import { minskInstant } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { isWhole, type Problem, problemAt, type TableContent } from '../../clinic-import/public.ts'
import { type PrescriptionColumns, prescriptionsTable } from '../files/tables.ts'
import type { PatientResults } from '../result.ts'
import type { KnownClinic } from '../store/read-clinics-and-visits.ts'
import { keyWithinClinic } from './key-within-clinic.ts'
import { visitsNamed } from './read-results.ts'
import { unknownReferences } from './unknown-references.ts'

interface ReadPrescriptionsInput {
  readonly db: Kysely<DB>
  readonly prescriptions: TableContent<PrescriptionColumns>
  readonly clinics: ReadonlyMap<string, KnownClinic>
  /** The cards of the patients' file. */
  readonly cards: ReadonlySet<string> | null
  readonly now: Date
}

/** The rows of prescriptions.csv, grouped by patient. */
export async function readPrescriptions({ db, prescriptions, clinics, cards, now }: ReadPrescriptionsInput) {
  const problems: Problem[] = []
  const byPatient = new Map<string, PatientResults['prescriptions'][number][]>()
  const visits = await visitsNamed(db, prescriptions, clinics)
  for (const row of prescriptions.rows) {
    const clinic = clinics.get(row.values.clinic ?? '')
    problems.push(...unknownReferences(prescriptions, row, { cards, visits: clinic ? visits : null, now }))
    if (row.values.date !== undefined && row.values.validUntil && row.values.validUntil < row.values.date)
      problems.push(
        problemAt(prescriptions, row, 'validUntil', 'results.endsBefore', {
          found: row.values.validUntil,
        }),
      )
    if (!clinic || !isWhole(prescriptionsTable, row.values)) continue
    const said = row.values
    const card = keyWithinClinic(said.clinic, said.card)
    const visitId = said.visit === null ? null : visits.get(keyWithinClinic(said.clinic, said.visit))
    const prescribedAt = new Date(minskInstant(said.date, said.time))
    const { name, inn, form, strength, instructions, count, validUntil, pack: packCode } = said
    const ofPatient = byPatient.get(card) ?? []
    byPatient.set(card, ofPatient)
    ofPatient.push({
      line: row.line,
      ...{ providerId: clinic.id, number: said.number, visitId: visitId ?? null, prescribedAt },
      physicianName: said.doctor === null ? null : (clinic.doctors.get(said.doctor) ?? said.doctor),
      withdrawn: said.withdrawn,
      facts: {
        name,
        inn,
        form,
        strength,
        instructions,
        count,
        validUntil,
        packCode,
        ...(said.completed && { isCompleted: true }),
      },
    })
  }
  return { byPatient, problems }
}
