import type { Answer } from '@vizit/api-client/calls.ts'

export type Settings = Answer<'readReminderSettings'>
export type Choice = Settings['choice']
export type ToldOf = Settings['members'][number]['told']
/** What is saved of the settings. */
export type Wish = Pick<Settings, 'choice' | 'ways' | 'quietHours'>
