import type { Answer } from '@vizit/api-client/calls.ts'

export type Settings = Answer<'readReminderSettings'>
export type Choice = Settings['choice']
export type RemindedVisits = Settings['members'][number]['told']
/** The part of the settings that is saved. */
export type ReminderPreferences = Pick<Settings, 'choice' | 'ways' | 'quietHours'>
