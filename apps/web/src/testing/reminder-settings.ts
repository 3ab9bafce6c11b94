import type { Answer } from '@vizit/api-client/calls.ts'
import { anna } from './people.ts'

/** Every channel is chosen; SMS reaches the account. */
export const reminderSettings: Answer<'readReminderSettings'> = {
  choice: 'day-before-10',
  ways: { push: true, sms: true, email: true },
  quietHours: { from: '22:00', to: '08:00' },
  members: [{ profileId: anna.me, told: 'all' }],
  reach: { devices: 0, maskedPhone: '375*******67', maskedEmail: null },
}

/** Push is the only chosen channel, and no device shows it. */
export const unreachableSettings: typeof reminderSettings = {
  ...reminderSettings,
  ways: { push: true, sms: false, email: false },
}
