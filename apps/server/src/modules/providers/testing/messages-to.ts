import type { World } from '@vizit/test-kit/world/world.ts'

/** The facts of the messages to a person, oldest first. */
export async function messagesTo({ db }: Pick<World, 'db'>, phone: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('template')
    .where('recipient', '=', phone)
    .orderBy('id')
    .execute()
  return rows.map(({ template }) => template)
}
