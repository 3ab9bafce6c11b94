import type { OfferTerms } from '@vizit/domain/waitlist/offer-deadline.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { BookingDeps } from '../booking/public.ts'
import type { Family } from '../family/public.ts'
import type { Notifications } from '../notifications/public.ts'

/** What an operator sets of the waitlist (docs/decisions/0028). */
export interface WaitlistTerms extends OfferTerms {
  /** Offers in succession that may pass without an answer before a wait ends. */
  readonly patience: number
  /** How many waits one account may keep at once. */
  readonly waitsPerAccount: number
}

export interface WaitlistSettings {
  readonly waitlist: WaitlistTerms
  readonly cancelCutOffMinutes: number
}

/** What the waitlist needs of the rest of the server. */
export interface WaitlistDeps {
  readonly database: Database
  readonly clock: Clock
  readonly family: Pick<Family, 'memberFor' | 'membersOf' | 'accessLevels'>
  readonly notifications: Pick<Notifications, 'tellAccount' | 'nudge'>
  readonly changes: Changes
  readonly settings: () => Promise<WaitlistSettings>
  /** With which what is taken is booked, or moved. */
  readonly booking: BookingDeps
  /** What the links in messages begin with. */
  readonly publicUrl: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
}
