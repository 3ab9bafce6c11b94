import type { World } from '@vizit/test-kit/world/world.ts'

/** Of what somebody was told by messages, the oldest first. */
export async function messagesTo({ db }: Pick<World, 'db'>, phone: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('template')
    .where('recipient', '=', phone)
    .orderBy('id')
    .execute()
  return rows.map(({ template }) => template)
}
