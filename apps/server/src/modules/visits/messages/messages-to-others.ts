import { endsBeforeVisit, type QuietHours, quietUntil } from '@vizit/domain/reminders/quiet-hours.ts'
import type { Insertable, Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB, Outbox } from '../../../platform/database/generated/db.ts'
import { type Family, heldLevels } from '../../family/public.ts'
import type { AccountMessage, Notifications } from '../../notifications/public.ts'
import type { AssignmentDetails } from '../store/assignment-details.ts'
import { type ConcernedAccount, readActor, readConcernedAccounts } from './concerned-accounts.ts'
import { visitFacts } from './visit-facts.ts'

export interface VisitChange {
  readonly what: 'booked' | 'moved' | 'cancelled'
  readonly visitId: string
  readonly profileId: string
  /** The patient's first name. */
  readonly patient: string | null
  /** The account that booked the visit. */
  readonly bookedBy: string | null
  /** The account that makes the change; it gets its own message. Null: the medical centre. */
  readonly by: string | null
  readonly startsAt: Date
  readonly place: AssignmentDetails
}

export interface TellingDeps {
  readonly clock: Clock
  readonly family: Pick<Family, 'accessLevels'>
  readonly notifications: Pick<Notifications, 'outboxRowsFor'>
  readonly quietHoursOf: (db: Kysely<DB>, accountId: string) => Promise<QuietHours | null>
}

/**
 * Rows of the outbox for the transaction that changes the visit, so that a message is sent exactly when the change
 * commits.
 */
export type MessagesToOthers = (db: Kysely<DB>, change: VisitChange) => Promise<Insertable<Outbox>[]>

/**
 * Tells three groups about a change of a visit (docs/decisions/0066): the patient, with the name of the person who
 * made it; the account that booked the visit; the parents of a child. Each only as long as they may see the visit.
 */
export const createMessagesToOthers =
  (deps: TellingDeps): MessagesToOthers =>
  async (db, change) => {
    const { clock, family, notifications, quietHoursOf } = deps
    const concerned = await readConcernedAccounts(db, change)
    if (concerned.length === 0) return []
    const override = await family.accessLevels()
    const actor = change.by === null ? undefined : await readActor(db, change.by, change.profileId)
    const told = []
    for (const account of concerned) {
      const levels = heldLevels(account, override)
      if (!levels.includes('VIEW_VISITS')) continue
      // The name of the acting relative is shown only to accounts that may read the patient's ledger.
      const isNamed = actor?.isPatient || levels.includes('GRANT')
      const quiet = await quietHoursOf(db, account.accountId)
      told.push({
        accountId: account.accountId,
        message: {
          ...said(change, account, isNamed ? actor?.name : undefined),
          opens: `/visits?visit=${change.visitId}`,
          topic: `visit:${change.visitId}`,
          expiresAt: change.startsAt,
          quiet: quiet && waitsForMorning(clock.now(), quiet, change.startsAt) ? quiet : null,
        } as AccountMessage,
      })
    }
    return notifications.outboxRowsFor(db, told)
  }

function said(change: VisitChange, { language }: ConcernedAccount, by: string | undefined) {
  const data = visitFacts(change, language)
  return by
    ? { template: `visit-${change.what}-by` as const, data: { ...data, by } }
    : { template: `visit-${change.what}` as const, data }
}

/** Whether sending it at the end of the quiet hours is early enough. */
function waitsForMorning(now: Date, quiet: QuietHours, startsAt: Date): boolean {
  const end = quietUntil(now, quiet)
  return end === null || endsBeforeVisit(end, startsAt)
}
