import { z } from 'zod'

/** The kinds of data that may change while a user is signed in; `config` concerns everyone. */
export const topics = [
  'profile',
  'family',
  'visits',
  'devices',
  'config',
  'waitlist',
  'tests',
  'reminders',
  'holds',
] as const

export const Topic = z.enum(topics)
export type Topic = z.output<typeof Topic>
