import { testServices } from '@vizit/test-kit/world/test-services.ts'
import type { World } from '@vizit/test-kit/world/world.ts'

/** A server that sends reminders on request, and the messages that people got. */
export function reminderServer(world: World) {
  const deps = testServices(world)
  const { call, clock, db } = world
  const textsTo = async (phone: string): Promise<string[]> => {
    const { json } = await call('GET', `/dev/messages.json?to=${phone}`)
    const messages: { text: string }[] = json
    return messages
      .map(({ text }) => text)
      .filter(text => /Придёте\?|Прыйдзеце\?|Will you come\?|напоминание|напамін|reminder/.test(text))
  }
  const { reminders } = deps
  return {
    deps,
    reminders,
    /** The reminders that a person got, latest first. */
    textsTo,
    /** The token of the link in the last message to a person. */
    tokenTo: async (phone: string) => /#([\w-]+)/.exec((await textsTo(phone))[0] ?? '')?.[1] ?? '',
    /** Sets the clock to this time and sends all due reminders. */
    remindAt: async (instant: string) => {
      // Plans the reminders of what was booked until now, at the present time.
      await reminders.work()
      clock.set(new Date(instant))
      return reminders.work()
    },
    /** When planned reminders are due, by visit and account. */
    planned: async (visitId: string) => {
      await reminders.work()
      const rows = await db
        .selectFrom('reminder')
        .select(['account_id', 'due_at'])
        .where('visit_id', '=', visitId)
        .where('done_at', 'is', null)
        .orderBy('due_at')
        .execute()
      return rows.map(({ account_id, due_at }) => ({ accountId: account_id, dueAt: due_at.toISOString() }))
    },
  }
}
