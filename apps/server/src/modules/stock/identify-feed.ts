import type { Database } from '../../platform/database/database.ts'
import type { IdentifyFeed } from '../../platform/http/actor.ts'
import { hashToken } from '../../platform/secret/one-time-code.ts'

const keyQuery = {
  name: 'stock-key',
  text: 'select source_id as id from stock_key where hash = $1 and revoked_at is null',
}

/** Knows who sends a feed by its key; a wrong and a revoked one get the same answer. */
export const createIdentifyFeed =
  ({ database }: { readonly database: Database }): IdentifyFeed =>
  async key => {
    const { rows } = await database.reads.query<{ id: number }>({ ...keyQuery, values: [hashToken(key)] })
    const [source] = rows
    return source ? { kind: 'feed', sourceId: source.id } : 'UNAUTHENTICATED'
  }
