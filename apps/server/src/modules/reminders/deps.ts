import type { ReminderChoice } from '@vizit/domain/reminders/reminder-choice.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { BookingDeps, BookingSettings } from '../booking/public.ts'
import type { Family } from '../family/public.ts'
import type { Notifications } from '../notifications/public.ts'

/** Defaults for accounts without settings of their own (docs/decisions/0039). */
export interface ReminderDefaults {
  readonly choice: ReminderChoice
  /** Clock times in Minsk. */
  readonly quietFrom: string
  readonly quietTo: string
  /** Whether people without an account are reminded, by SMS. */
  readonly guests: boolean
}

/** What reminders need from the rest of the server. */
export interface ReminderDeps {
  readonly database: Database
  readonly clock: Clock
  readonly family: Pick<Family, 'memberFor' | 'membersOf' | 'accessLevels'>
  readonly notifications: Pick<Notifications, 'notifyAccounts' | 'enqueueAll' | 'nudge'>
  readonly changes: Changes
  readonly settings: () => Promise<BookingSettings & { readonly reminders: ReminderDefaults }>
  /** Dependencies of booking, by which a reminder's link cancels a visit. */
  readonly booking: BookingDeps
  /** The product's URL, with which links in messages begin. */
  readonly publicUrl: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
}
