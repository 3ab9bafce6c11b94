import type { Language } from '@vizit/i18n/language.ts'
import { CompiledQuery, type Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import {
  type AssignmentDetails,
  type AssignmentDetailsRow,
  assignmentDetailsColumns,
  assignmentDetailsOf,
  assignmentDetailsTables,
} from '../../visits/public.ts'
import type { ReachableVisit } from '../registry-visit.ts'

export interface VisitContact {
  readonly phone: string
  readonly language: Language
  readonly place: AssignmentDetails
}

type Row = AssignmentDetailsRow & { readonly phone: string | null; readonly language: Language | null }

const text = `select ${assignmentDetailsColumns}, acc.phone, acc.language from ${assignmentDetailsTables}
  left join visit_contact c on c.visit_id = $2
  left join account acc on acc.id = c.imported_by
  where a.id = $1`

/** The recipient of messages about a visit: the account that took it over, else the phone in the file. */
export async function visitContact(
  trx: Kysely<DB>,
  { assignmentId, phone, language }: ReachableVisit,
  visitId: string,
): Promise<VisitContact> {
  const { rows } = await trx.executeQuery<Row>(CompiledQuery.raw(text, [assignmentId, visitId]))
  const [row] = rows
  if (!row) throw new Error('an assignment is gone that has just been found')
  return { phone: row.phone ?? phone, language: row.language ?? language, place: assignmentDetailsOf(row) }
}
