import { isRecordOfAnotherPerson } from '@vizit/domain/documents/is-record-of-another-person.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { type Problem, problemAt, type TableContent } from '../../clinic-import/public.ts'
import { claimedPeople } from '../../documents/public.ts'
import type { PatientColumns } from '../files/tables.ts'
import type { PatientResults } from '../result.ts'
import type { KnownClinic } from '../store/read-clinics-and-visits.ts'
import { keyWithinClinic } from './key-within-clinic.ts'

interface PatientRows {
  readonly patients: TableContent<PatientColumns>
  readonly clinics: ReadonlyMap<string, KnownClinic>
  /** The rows of patients, by clinic and card. */
  readonly records: ReadonlyMap<string, PatientResults['record']>
}

/** Cards that belong to another person in the database: neither person may see the other's results. */
export async function recordsOfOtherPeople(
  db: Kysely<DB>,
  { patients, clinics, records }: PatientRows,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [code, { id }] of clinics) {
    const rows = patients.rows.filter(({ values }) => values.clinic === code)
    const cards = rows.flatMap(({ values }) => values.card ?? [])
    const known = await claimedPeople(db, id, cards)
    for (const row of rows) {
      const { card } = row.values
      const record = records.get(keyWithinClinic(code, card))
      const people = known.get(card ?? '')
      if (!record || !people || !isRecordOfAnotherPerson(people, record.person)) continue
      problems.push(problemAt(patients, row, 'card', 'results.otherPerson', { found: record.number }))
    }
  }
  return problems
}
