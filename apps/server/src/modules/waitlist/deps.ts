import type { OfferTerms } from '@vizit/domain/waitlist/offer-deadline.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { BookingDeps } from '../booking/public.ts'
import type { Family } from '../family/public.ts'
import type { Notifications } from '../notifications/public.ts'

/** The waitlist's settings in the remote configuration (docs/decisions/0028). */
export interface WaitlistTerms extends OfferTerms {
  /** How many successive offers may pass without an answer before the wait ends. */
  readonly patience: number
  /** How many waits an account may have at the same time. */
  readonly waitsPerAccount: number
}

export interface WaitlistSettings {
  readonly waitlist: WaitlistTerms
  readonly cancelCutOffMinutes: number
}

/** What the waitlist needs from the rest of the server. */
export interface WaitlistDeps {
  readonly database: Database
  readonly clock: Clock
  readonly family: Pick<Family, 'memberFor' | 'membersOf' | 'accessLevels'>
  readonly notifications: Pick<Notifications, 'notifyAccount' | 'nudge'>
  readonly changes: Changes
  readonly settings: () => Promise<WaitlistSettings>
  /** Dependencies of booking, by which an offer is booked or a visit moved. */
  readonly booking: BookingDeps
  /** The product's URL, with which links in messages begin. */
  readonly publicUrl: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
}
