import { z } from 'zod'

/** What a signed-in person may see change without asking; `config` concerns everyone. */
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
