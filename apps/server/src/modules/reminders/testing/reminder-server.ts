import { testServices } from '@vizit/test-kit/world/test-services.ts'
import type { World } from '@vizit/test-kit/world/world.ts'

/** A server that reminds when it is told to, and what people have been sent. */
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
    /** What somebody was reminded of, the latest first. */
    textsTo,
    /** The token of the link in what somebody was sent last. */
    tokenTo: async (phone: string) => /#([\w-]+)/.exec((await textsTo(phone))[0] ?? '')?.[1] ?? '',
    /** Goes on to then, and reminds of all that is due. */
    remindAt: async (instant: string) => {
      // What was booked till now is planned as it was then.
      await reminders.work()
      clock.set(new Date(instant))
      return reminders.work()
    },
    /** When what is planned is due, by visit and account. */
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
