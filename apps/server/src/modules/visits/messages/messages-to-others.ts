import { isInTime, type QuietHours, quietUntil } from '@vizit/domain/reminders/quiet-hours.ts'
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
  /** The account of whoever acts, who is told otherwise; null: the medical centre. */
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

/** Rows of the outbox, to be written in the transaction that changes the visit: told once, and only what has happened. */
export type MessagesToOthers = (db: Kysely<DB>, change: VisitChange) => Promise<Insertable<Outbox>[]>

/**
 * Tells the patient what others do about their visits, and who did it; whoever booked one what becomes of it; and the
 * parents what becomes of those of their child (docs/decisions/0066). Each as long as they may see the visit.
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
      // Who acts for somebody is seen by whoever may read the ledger of that person, and by nobody else.
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

/** Is it early enough when the quiet hours end? */
function waitsForMorning(now: Date, quiet: QuietHours, startsAt: Date): boolean {
  const end = quietUntil(now, quiet)
  return end === null || isInTime(end, startsAt)
}
