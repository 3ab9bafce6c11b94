import { isPossibleBirthday } from '@vizit/domain/person/birthday.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { isWhole, type Problem, problemAt, type Row, type TableContent } from '../../clinic-import/public.ts'
import type { RecordToStore } from '../../documents/public.ts'
import type { PatientColumns } from '../files/tables.ts'
import { patientsTable } from '../files/tables.ts'
import type { KnownClinic } from '../store/read-clinics-and-visits.ts'

interface Read {
  readonly record: RecordToStore | null
  readonly problems: readonly Problem[]
}

/** The medical record of a row of patients.csv. */
export function recordOfRow(
  content: TableContent<PatientColumns>,
  row: Row<PatientColumns>,
  clinics: ReadonlyMap<string, KnownClinic>,
  now: Date,
): Read {
  const today = civilDateOf(now)
  const { birthday, consent } = row.values
  const problems: Problem[] = []
  if (birthday && !isPossibleBirthday(birthday, today)) {
    problems.push(problemAt(content, row, 'birthday', 'visits.birthday'))
  }
  if (consent && consent > today) {
    problems.push(problemAt(content, row, 'consent', 'results.future', { found: consent }))
  }
  const clinic = clinics.get(row.values.clinic ?? '')
  if (problems.length > 0 || !clinic || !isWhole(patientsTable, row.values)) return { record: null, problems }
  const { lastName, firstName, middleName, sex, phone, card } = row.values
  const person = { lastName, firstName, middleName, birthday: row.values.birthday, sex }
  const paperConsentOn = row.values.consent
  return { record: { providerId: clinic.id, number: card, person, phone, paperConsentOn }, problems }
}
