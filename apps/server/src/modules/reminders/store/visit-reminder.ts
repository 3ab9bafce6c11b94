import type { ReminderChoice } from '@vizit/domain/reminders/reminder-choice.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { isUnreached } from '../../notifications/public.ts'

/** The confirmation of a visit, and when an account was reminded of its present time; not by a message that reached nobody. */
export async function readVisitFacts(db: Kysely<DB>, visitId: string, accountId: string) {
  return db
    .selectFrom('visit')
    .leftJoin('reminder', on =>
      on
        .onRef('reminder.visit_id', '=', 'visit.id')
        .onRef('reminder.starts_at', '=', 'visit.starts_at')
        .on('reminder.account_id', '=', accountId)
        .on('reminder.outcome', '=', 'told')
        .on(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox as o')
                .select('o.id')
                .whereRef('o.id', '=', 'reminder.message_id')
                .where(isUnreached),
            ),
          ),
        ),
    )
    .select(['visit.profile_id as profileId', 'visit.confirmed_at as confirmedAt'])
    .select('reminder.done_at as remindedAt')
    .where('visit.id', '=', visitId)
    .orderBy('reminder.done_at', 'desc')
    .executeTakeFirst()
}

/** Null: as for every visit. */
export async function saveChoice(
  trx: Kysely<DB>,
  { visitId, accountId, choice }: { visitId: string; accountId: string; choice: ReminderChoice | null },
): Promise<void> {
  if (choice === null) {
    await trx
      .deleteFrom('reminder_of_visit')
      .where('visit_id', '=', visitId)
      .where('account_id', '=', accountId)
      .execute()
    return
  }
  await trx
    .insertInto('reminder_of_visit')
    .values({ visit_id: visitId, account_id: accountId, choice })
    .onConflict(conflict => conflict.columns(['visit_id', 'account_id']).doUpdateSet({ choice }))
    .execute()
}
