import { EmailAddress } from '@vizit/contract/shapes/email.ts'
import { accessLevels, isAccessLevel } from '@vizit/domain/access/access-level.ts'
import { areQuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import { type ReminderChoice, reminderChoices } from '@vizit/domain/reminders/reminder-choice.ts'
import { servicePriorities } from '@vizit/domain/services/service-choice.ts'
import { isClockTime } from '@vizit/domain/time/minsk.ts'
import { z } from 'zod'

/**
 * Settings in the table `remote_config`, with their defaults. The keys are those of the specification (calls
 * §7.4, §9) and our own.
 */
export const defaults = {
  /**
   * The specification's default, false, is what a client assumes before it has fetched this configuration. A new
   * server takes bookings; an operator can close booking here.
   */
  online_booking_enabled: true,
  authConfig: { path: 'api' as 'api' | 'identity-service' },
  acodeExpirationTime: 120_000,
  memoryStoragePdf: 1_048_576,
  accessLevelsConfig: {} as Record<string, string[]>,
  apiForTestsBumba: false,
  /** Seconds (decisions D12). */
  holdSeconds: 300,
  cancelCutOffMinutes: 30,
  /** Decisions D4. */
  missedVisits: { share: 0.05, minimumMissed: 2 },
  /** docs/decisions/0028; times of day are in Minsk time. */
  waitlist: {
    offerMinutes: 15,
    nightFrom: '21:00',
    nightTo: '09:00',
    leadMinutes: 30,
    patience: 3,
    waitsPerAccount: 10,
  },
  /** Defaults for accounts without their own settings (docs/decisions/0039); times of day are in Minsk time. */
  reminders: {
    choice: 'day-before-10' as ReminderChoice,
    quietFrom: '22:00',
    quietTo: '08:00',
    guests: true,
  },
  /** Booking without an account. */
  guestBooking: { enabled: true, visitsPerPhone: 3 },
  /** docs/decisions/0057. */
  guestHolds: { perAddress: 2, shareOfDay: 1 / 3, perDoctor: 6 },
  /** Prices of pharmacies: from when on they are marked as old, and hidden (docs/decisions/0094). */
  drugPrices: { staleHours: 24, hiddenHours: 72 },
  /** Days that people may decide about an invoice, and how many before the end they are reminded (docs/decisions/0128). */
  invoices: { answerDays: 10, remindDays: 2 },
  servicePriorities,
  supportEmail: null as string | null,
  feedbackAddress: null as string | null,
  /** Calls §7.3: older clients are answered with 301. */
  minimumVersion: null as string | null,
}

export type RemoteValues = Readonly<typeof defaults>
export type RemoteKey = keyof RemoteValues

const Level = z.string().refine(isAccessLevel, `is none of ${accessLevels.join(', ')}`)
const Levels = z.array(z.union([Level, z.literal('ALL')]))

const ClockTime = z.string().refine(isClockTime, 'must be a time of the clock, HH:MM')

/** The schema and the meaning of each value. */
const schemas: { readonly [Key in RemoteKey]: z.ZodType<RemoteValues[Key]> } = {
  online_booking_enabled: z.boolean().describe('false closes online booking everywhere'),
  authConfig: z
    .strictObject({ path: z.enum(['api', 'identity-service']) })
    .describe('the way numbers sign in, but for those of +37555, which always take the API'),
  acodeExpirationTime: z
    .int32()
    .min(-1)
    .describe(
      'milliseconds, 30 000 at least, that a code stays entered while nobody touches the page; -1: for ever',
    ),
  memoryStoragePdf: z.int32().min(0).describe('bytes of documents that the page keeps in memory'),
  accessLevelsConfig: z
    .record(Level, Levels)
    .describe(
      'what an access level comes with, where that differs: {"BOOK_VISITS":["VIEW_NAME","BOOK_VISITS"]}',
    ),
  apiForTestsBumba: z.boolean().describe('tests are read by the API of their laboratory'),
  holdSeconds: z.int32().min(1).max(3600).describe('seconds that an open booking form keeps its timeslot'),
  cancelCutOffMinutes: z
    .int32()
    .min(0)
    .describe('minutes before its start until which a visit may be cancelled or moved'),
  missedVisits: z
    .strictObject({ share: z.number().min(0).max(1), minimumMissed: z.int32().min(1) })
    .describe('the share of missed visits above which booking closes, and how many must be missed'),
  waitlist: z
    .strictObject({
      offerMinutes: z.int32().min(1).max(1440),
      nightFrom: ClockTime,
      nightTo: ClockTime,
      leadMinutes: z.int32().min(0).max(1440),
      patience: z.int32().min(1),
      waitsPerAccount: z.int32().min(1).max(100),
    })
    .describe(
      'how long an offered time waits for an answer by day, between which times of the clock it waits until the morning, how long before its beginning it is given up, after how many unanswered offers a wait ends, how many waits an account may keep',
    ),
  reminders: z
    .strictObject({
      choice: z.enum(reminderChoices),
      quietFrom: ClockTime,
      quietTo: ClockTime,
      guests: z.boolean(),
    })
    .refine(
      ({ quietFrom, quietTo }) => areQuietHours({ from: quietFrom, to: quietTo }),
      'must leave eight hours',
    )
    .describe(
      'when people are reminded of visits who have set nothing else, their quiet hours, and whether those without an account are reminded by SMS',
    ),
  guestBooking: z
    .strictObject({ enabled: z.boolean(), visitsPerPhone: z.int32().min(1).max(100) })
    .describe('booking without an account, and how many planned visits one phone may have so'),
  drugPrices: z
    .strictObject({ staleHours: z.int().min(1).max(720), hiddenHours: z.int().min(1).max(8760) })
    .refine(({ staleHours, hiddenHours }) => staleHours <= hiddenHours, 'staleHours is more than hiddenHours')
    .describe('hours after which prices of pharmacies are marked as old, and hidden'),
  invoices: z
    .strictObject({ answerDays: z.int32().min(1).max(90), remindDays: z.int32().min(0).max(30) })
    .describe(
      'days that people may decide about an invoice that names no day itself, and how many days before the end they are reminded',
    ),
  guestHolds: z
    .strictObject({
      perAddress: z.int().min(0).max(1_000_000),
      shareOfDay: z.number().min(0).max(1),
      perDoctor: z.int().min(0).max(1_000_000),
    })
    .describe(
      "what people without an account may hold: guests of one address at once, the share of a doctor's free times of a day for all of them together, and how often one of them may hold times of one doctor within three hours",
    ),
  servicePriorities: z
    .strictObject({ directions: z.int32(), subGroups: z.int(), services: z.int(), branches: z.int() })
    .describe('which selector of a service comes first and clears those after it: the lower number'),
  supportEmail: EmailAddress.nullable().describe('where letters to support go; null: nowhere'),
  feedbackAddress: z
    .url({ protocol: /^https$/ })
    .nullable()
    .describe('where people rate the product: a store, or a page for suggestions; null: nobody is asked to'),
  minimumVersion: z
    .string()
    .regex(/^\d+(\.\d+)*$/, 'has digits and dots only')
    .nullable()
    .describe('clients of an older version are told to update; null: nobody is'),
}

export const remoteKeys = Object.keys(schemas) as RemoteKey[]

export interface StoredValue {
  readonly key: string
  readonly value: unknown
}

/** Merges the stored values over the defaults; also returns the keys with invalid stored values. */
export function overDefaults(stored: readonly StoredValue[]): { values: RemoteValues; unfit: string[] } {
  const values: Record<string, unknown> = { ...defaults }
  const unfit: string[] = []
  for (const { key, value } of stored) {
    if (!isKey(key)) continue
    const parsed = schemas[key].safeParse(value)
    if (parsed.success) values[key] = parsed.data
    else unfit.push(key)
  }
  return { values: values as RemoteValues, unfit }
}

export function isKey(key: string): key is RemoteKey {
  return Object.hasOwn(schemas, key)
}

export const meaningOf = (key: RemoteKey): string => schemas[key].description ?? ''

/** What is wrong with a value, as text; empty if it is valid. */
export function problemsOf(key: RemoteKey, value: unknown): string[] {
  const { error } = schemas[key].safeParse(value)
  return error?.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')) ?? []
}
