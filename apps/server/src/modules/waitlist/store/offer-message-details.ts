import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import {
  type AssignmentDetails,
  type AssignmentDetailsRow,
  assignmentDetailsColumns,
  assignmentDetailsOf,
  assignmentDetailsTables,
} from '../../visits/public.ts'

/**
 * The place of an offered time, the account's language, and the patient's first name (null if the patient is the
 * account's owner).
 */
export async function readOfferMessageDetails(
  trx: Kysely<DB>,
  assignmentId: string,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
): Promise<{ place: AssignmentDetails; language: Language; patient: string | null }> {
  const { rows } = await sql<AssignmentDetailsRow & { language: Language; patient: string | null }>`
    select ${sql.raw(assignmentDetailsColumns)}, account.language, (select first_name from profile
      where id = ${profileId} and not exists (select from family_relation own
        where own.account_id = ${accountId} and own.profile_id = ${profileId} and own.rel_kind = 'ME')) as patient
    from ${sql.raw(assignmentDetailsTables)}, account
    where a.id = ${assignmentId} and account.id = ${accountId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('a time is offered whose place is gone')
  return { place: assignmentDetailsOf(row), language: row.language, patient: row.patient }
}
