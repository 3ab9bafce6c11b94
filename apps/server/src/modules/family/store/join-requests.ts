import { randomUUID } from 'node:crypto'
import type { AdultRelKind } from '@vizit/domain/family/relations.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

export interface JoinRequestRow {
  readonly id: string
  readonly ownerId: string
  readonly accountId: string
  /** What the code's owner is to the asking account. */
  readonly relKind: AdultRelKind
  readonly status: 'waiting' | 'accepted' | 'declined'
  readonly createdAt: Date
  readonly expiresAt: Date
}

const columns = sql.raw(`id, owner_id as "ownerId", account_id as "accountId", rel_kind as "relKind", status,
  created_at as "createdAt", expires_at as "expiresAt"`)

export interface NewJoinRequest {
  readonly ownerId: string
  readonly accountId: string
  readonly relKind: AdultRelKind
  readonly codeHash: Buffer
  readonly now: Date
}

/**
 * Replaces an earlier request between the same two accounts, including a declined one: its maker must not see that
 * it was declined.
 */
export async function insertJoinRequest(trx: Kysely<DB>, asking: NewJoinRequest): Promise<JoinRequestRow> {
  const { ownerId, accountId, relKind, codeHash, now } = asking
  const expiresAt = new Date(now.getTime() + limits.joinRequestSeconds * 1000)
  await sql`
    delete from join_request
    where owner_id = ${ownerId} and account_id = ${accountId} and status <> 'accepted'`.execute(trx)
  const { rows } = await sql<JoinRequestRow>`
    insert into join_request (id, owner_id, account_id, rel_kind, code_hash, created_at, expires_at)
    values (${randomUUID()}, ${ownerId}, ${accountId}, ${relKind}, ${codeHash}, ${now}, ${expiresAt})
    returning ${columns}`.execute(trx)
  return rows[0] as JoinRequestRow
}

/** The request that this account made with this code. */
export async function requestByCode(
  db: Kysely<DB>,
  { accountId, codeHash, now }: Pick<NewJoinRequest, 'accountId' | 'codeHash' | 'now'>,
): Promise<JoinRequestRow | undefined> {
  const { rows } = await sql<JoinRequestRow>`
    select ${columns} from join_request
    where account_id = ${accountId} and code_hash = ${codeHash} and expires_at > ${now} and status <> 'accepted'
    order by created_at desc limit 1`.execute(db)
  return rows[0]
}

/**
 * Requests that wait for an account, and requests that it made; a declined one looks like a waiting one to its
 * maker.
 */
export async function joinRequestsOf(db: Kysely<DB>, accountId: string, now: Date) {
  const { rows } = await sql<JoinRequestRow>`
    select ${columns} from join_request
    where expires_at > ${now}
      and (owner_id = ${accountId} and status = 'waiting' or account_id = ${accountId} and status <> 'accepted')
    order by created_at, id`.execute(db)
  return {
    incoming: rows.filter(({ ownerId }) => ownerId === accountId),
    outgoing: rows.filter(({ ownerId }) => ownerId !== accountId),
  }
}

/** How many requests wait for an account's answer. */
export async function countJoinRequests(db: Kysely<DB>, accountId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('join_request')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner_id', '=', accountId)
    .where('status', '=', 'waiting')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface JoinRequestOfAccount {
  readonly id: string
  /** The account that names the request, as its owner or its maker; others do not find it. */
  readonly by: { readonly owner: string } | { readonly maker: string }
  readonly now: Date
}

/** A request that has not expired, locked until the transaction ends. */
export async function lockJoinRequest(
  trx: Kysely<DB>,
  { id, by, now }: JoinRequestOfAccount,
): Promise<JoinRequestRow | undefined> {
  const whose = 'owner' in by ? sql`owner_id = ${by.owner}` : sql`account_id = ${by.maker}`
  const { rows } = await sql<JoinRequestRow>`
    select ${columns} from join_request where id = ${id} and ${whose} and expires_at > ${now}
    for update`.execute(trx)
  return rows[0]
}

/** The two accounts of a request; empty if there is none. */
export async function pairOf(db: Kysely<DB>, id: string, ownerId: string): Promise<string[]> {
  const pair = await db
    .selectFrom('join_request')
    .select(['owner_id', 'account_id'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return pair ? [pair.owner_id, pair.account_id] : []
}

export async function setStatus(trx: Kysely<DB>, id: string, status: 'accepted' | 'declined'): Promise<void> {
  await trx.updateTable('join_request').set({ status }).where('id', '=', id).execute()
}

export async function deleteJoinRequest(trx: Kysely<DB>, id: string): Promise<void> {
  await trx.deleteFrom('join_request').where('id', '=', id).execute()
}
