import { reminderChoices } from '@vizit/domain/reminders/reminder-choice.ts'
import { isClockTime } from '@vizit/domain/time/minsk.ts'
import { z } from 'zod'
import { Count } from './numbers.ts'
import { Instant, Uuid } from './scalars.ts'

/** From half an hour to four hours before, the day before at 10:00 or 20:00 in Minsk, or none (product §3). */
export const ReminderChoice = z.enum(reminderChoices)

const ClockTime = z.string().refine(isClockTime, 'must be a time of the clock, HH:MM')

/** The channels in order: push, SMS, e-mail. If one fails, the next is used. */
const ReminderWays = z.strictObject({ push: z.boolean(), sms: z.boolean(), email: z.boolean() })

const QuietHours = z.strictObject({ from: ClockTime, to: ClockTime })

export const reminderSettings = {
  choice: ReminderChoice.describe('for every visit without a choice of its own'),
  ways: ReminderWays,
  quietHours: QuietHours.nullable().describe('in Minsk time; null: reminders are sent at any hour'),
}

/** The visits that the account is reminded of: all, only those that it booked itself, or none. */
export const RemindedVisits = z.enum(['all', 'booked', 'none'])

export const ReminderSettings = z.object({
  ...reminderSettings,
  members: z
    .array(z.object({ profileId: Uuid, told: RemindedVisits }))
    .describe('the signed-in person first'),
  reach: z
    .object({
      devices: Count.describe('devices that receive push messages'),
      maskedPhone: z.string().nullable(),
      maskedEmail: z.string().nullable().describe('the confirmed address'),
    })
    .describe('the channels that reach the account now'),
})

const Moment = Instant.nullable().describe('null: no reminder is sent')

/** The reminders of one visit, and the answer to them. */
export const VisitReminder = z.object({
  choice: ReminderChoice.nullable().describe('the choice for this visit; null: as for every visit'),
  usual: ReminderChoice.describe('the choice for every visit'),
  isTold: z.boolean().describe('true: the account is reminded of this visit, unless it chooses otherwise'),
  remindsAt: Moment.describe('the next reminder'),
  remindedAt: Instant.nullable().describe('the last reminder that did not fail'),
  moments: z
    .array(z.object({ choice: ReminderChoice, at: Moment }))
    .describe("the time of each choice's reminder; quiet hours and the present time are considered"),
  confirmedAt: Instant.nullable().describe('when it was confirmed that the patient will come'),
})

/** What the link of a reminder shows without a sign-in: the least that a person needs to decide. */
export const AskedVisit = z.object({
  state: z.enum(['asked', 'confirmed', 'cancelled']),
  startDate: Instant,
  customerFirstName: z.string(),
  physicianName: z.string().describe('surname and initials'),
  branchName: z.string(),
  branchAddress: z.string(),
  branchPhones: z.string().describe('phones of the reception, separated by semicolons'),
  isManageable: z.boolean().describe('true: the visit may still be cancelled'),
})
