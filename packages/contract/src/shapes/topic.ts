import { z } from 'zod'

/**
 * The kinds of data whose changes are published to open pages; `config` concerns everyone. A call names its topics: a
 * read those that it shows something of, any other call those that it changes.
 */
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
  'reviews',
  'drugAlerts',
  'coverage',
  'invoices',
] as const

export const Topic = z.enum(topics)
export type Topic = z.output<typeof Topic>

/** Changes of these are not published; only the page that made the change reads them again. */
export const unpublishedTopics = ['timeslots', 'guest-visit', 'imports', 'consents', 'bookmarks'] as const

export type ReadTopic = Topic | (typeof unpublishedTopics)[number]
