import type { BodyOf } from '@vizit/contract/call.ts'
import type { recordAuthEvent } from '@vizit/contract/calls/identity/auth-events.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

type ReportedEvent = BodyOf<typeof recordAuthEvent>
export type AuthEvent = Pick<ReportedEvent, 'event'> & {
  readonly value?: ReportedEvent['value']
  readonly at: Date
} & ({ readonly accountId: string } | { readonly anonymousId: string })

export async function insertAuthEvent(
  db: Kysely<DB>,
  { event, value, at, ...who }: AuthEvent,
): Promise<void> {
  await db
    .insertInto('auth_event')
    .values({
      event,
      value: value ?? null,
      happened_at: at,
      ...('accountId' in who ? { account_id: who.accountId } : { anonymous_id: who.anonymousId }),
    })
    .execute()
}

export async function forgetAuthEvents(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('auth_event').where('happened_at', '<', before).execute()
}
