import { reminderChoices } from '@vizit/domain/reminders/reminder-choice.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { Count, Share } from '../shapes/numbers.ts'
import { CivilDate } from '../shapes/scalars.ts'

export const readConfig = call({
  module: 'remote-config',
  topics: ['config'],
  summary: 'Show the remote configuration, and what the client must know about this server',
  method: 'GET',
  path: '/api/v2/public/config',
  who: 'anyone',
  status: 200,
  answer: z.object({
    minimumFetchInterval: Count.describe('seconds'),
    online_booking_enabled: z.boolean(),
    authConfig: z.object({ path: z.enum(['api', 'identity-service']) }),
    acodeExpirationTime: z
      .int32()
      .min(-1)
      .describe('milliseconds; values below 30 000 count as 30 000; -1: never'),
    memoryStoragePdf: Count.describe('bytes'),
    accessLevelsConfig: z.record(z.string(), z.array(z.string())),
    apiForTestsBumba: z.boolean(),
    holdSeconds: Count,
    cancelCutOffMinutes: Count,
    missedVisits: z.object({ share: Share, minimumMissed: Count }),
    guestBooking: z.object({
      enabled: z.boolean().describe('false: booking needs a sign-in'),
      visitsPerPhone: Count,
    }),
    servicePriorities: z
      .object({ directions: z.int32(), subGroups: z.int32(), services: z.int32(), branches: z.int32() })
      .describe('the choice with the lowest number comes first, and clears those after it'),
    reminders: z
      .object({
        choice: z.enum(reminderChoices),
        quietFrom: z.string().describe('HH:MM, Minsk time'),
        quietTo: z.string().describe('HH:MM, Minsk time'),
        guests: z.boolean().describe('whether people without an account are reminded'),
      })
      .describe('the defaults for accounts without their own settings'),
    timetableWindow: z.object({ from: CivilDate, to: CivilDate }),
    defaultProvider: z.string().nullable(),
    isDemo: z.boolean(),
    supportEmail: z.string().nullable(),
    minimumVersion: z.string().nullable().describe('older clients are refused with 301'),
    pushKey: z.string().describe('the public key for push subscriptions, in base64url'),
    feedbackAddress: z.string().nullable().describe('the URL where people rate the product'),
    version: z.string(),
  }),
  errors: [],
})
