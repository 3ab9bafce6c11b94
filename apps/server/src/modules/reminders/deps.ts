import type { ReminderChoice } from '@vizit/domain/reminders/reminder-choice.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { BookingDeps, BookingSettings } from '../booking/public.ts'
import type { Family } from '../family/public.ts'
import type { Notifications } from '../notifications/public.ts'

/** What holds for whoever has set nothing of their own (docs/decisions/0039). */
export interface ReminderDefaults {
  readonly choice: ReminderChoice
  /** Times of the clock in Minsk. */
  readonly quietFrom: string
  readonly quietTo: string
  /** Whether people without an account are reminded, by SMS. */
  readonly guests: boolean
}

/** What reminders need of the rest of the server. */
export interface ReminderDeps {
  readonly database: Database
  readonly clock: Clock
  readonly family: Pick<Family, 'memberFor' | 'membersOf' | 'accessLevels'>
  readonly notifications: Pick<Notifications, 'tellAccounts' | 'enqueueAll' | 'nudge'>
  readonly changes: Changes
  readonly settings: () => Promise<BookingSettings & { readonly reminders: ReminderDefaults }>
  /** With which a visit is cancelled by the link of a reminder. */
  readonly booking: BookingDeps
  /** What the links in messages begin with. */
  readonly publicUrl: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
}
