import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { inLanguages, personColumns, type TextRow, textColumns } from '../../visits/public.ts'

export interface WaitInWords {
  /** The service and the doctor, if the wait names them, in the account's language. */
  readonly what: string
  /** The path of the page where one can wait for the same again. */
  readonly again: `/${string}`
}

interface Row extends TextRow<'doctor'>, TextRow<'service'> {
  readonly language: Language
  readonly visitId: string | null
  readonly clinic: string
  readonly doctor: string | null
  readonly service: string | null
  readonly branch: string | null
}

/** Describes a wait, ended or not. */
export async function readWaitInWords(db: Kysely<DB>, waitId: string): Promise<WaitInWords> {
  const { rows } = await sql<Row>`
    select account.language, w.visit_id as "visitId", p.code as clinic, w.doctor_id as doctor,
      w.service_id as service, w.branch_id as branch,
      ${sql.raw(personColumns('doctor', 'd'))}, ${sql.raw(textColumns('service', 'sv.name'))}
    from waitlist_entry w
    join account on account.id = w.account_id
    join provider p on p.id = w.provider_id
    left join doctor d on d.id = w.doctor_id
    left join service sv on sv.id = w.service_id
    where w.id = ${waitId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a wait that has just ended is gone')
  const names = [
    ...(row.service === null ? [] : [inLanguages(row, 'service')]),
    ...(row.doctor === null ? [] : [inLanguages(row, 'doctor')]),
  ]
  return { what: names.map(name => name[row.language]).join(', '), again: addressOf(row) }
}

function addressOf({ visitId, clinic, doctor, service, branch }: Row): WaitInWords['again'] {
  const wanted = visitId === null ? { clinic, doctor, service, branch } : { visit: visitId }
  const named = Object.entries(wanted).filter((pair): pair is [string, string] => pair[1] !== null)
  return `/waitlist/join?${new URLSearchParams(named)}`
}
