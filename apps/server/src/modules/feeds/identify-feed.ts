import type { FeedOwner } from '@vizit/contract/call.ts'
import type { Database } from '../../platform/database/database.ts'
import type { IdentifyFeed } from '../../platform/http/actor.ts'
import { hashToken } from '../../platform/secret/one-time-code.ts'

const keyQuery = {
  name: 'feed-key',
  text: `select s.id, k.id as "keyId", case when s.provider_id is not null then 'provider' when s.programme_code is not null then 'programme'
      else 'pharmacies' end as owner, coalesce(p.code, s.programme_code) as code
    from feed_key k join feed_source s on s.id = k.source_id left join provider p on p.id = s.provider_id
    where k.hash = $1 and k.revoked_at is null`,
}

/** Knows who sends a feed by its key; a wrong and a revoked one get the same answer. */
export const createIdentifyFeed =
  ({ database }: { readonly database: Pick<Database, 'reads'> }): IdentifyFeed =>
  async key => {
    const { rows } = await database.reads.query<{
      id: number
      keyId: number
      owner: FeedOwner
      code: string | null
    }>({
      ...keyQuery,
      values: [hashToken(key)],
    })
    const [source] = rows
    return source
      ? { kind: 'feed', sourceId: source.id, keyId: source.keyId, owner: source.owner, code: source.code }
      : 'INVALID_FEED_KEY'
  }
