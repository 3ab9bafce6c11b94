import { DAY_MS } from '@vizit/domain/time/day.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { FreshCode } from '../../../platform/http/fresh-code.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answerOnce } from '../../../platform/idempotency/answer-once.ts'
import { closedRecords } from '../../documents/public.ts'
import { fullNameOf } from '../../family/public.ts'
import type { ProfileDeps } from '../deps.ts'
import { ownResults } from '../export/own-results.ts'
import { limits } from '../limits.ts'
import { confirmedEmailOf } from '../store/emails.ts'
import { exportOf, putOrder, recentOrders } from '../store/exports.ts'

type OrderExportDeps = Pick<ProfileDeps, 'database' | 'clock' | 'exports' | 'family'>

interface Order {
  readonly actor: Patient
  readonly language: Language
  readonly freshCode: FreshCode
  readonly key: string | null
}

/** Orders a copy of the person's data, unless one is already in progress. Null: ordered. */
export async function orderExport(order: Order, { database, clock, exports }: OrderExportDeps) {
  const { accountId } = order.actor
  const now = clock.now()
  if ((await confirmedEmailOf(database.db, accountId)) === null) return new Refused('EMAIL_REQUIRED', {})
  const once = { accountId, key: order.key, call: 'orderExport', body: {}, now }
  const outcome = await database.db.transaction().execute(async trx => {
    // The row lock: of several orders at once, the later ones wait for the first.
    await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
    return answerOnce(trx, once, () => put(trx, order, now))
  })
  if (outcome instanceof Refused) return outcome
  exports.nudge()
  return null
}

async function put(
  trx: Kysely<DB>,
  { actor, language, freshCode }: Order,
  now: Date,
): Promise<Record<never, never> | Refused<'TOO_MANY_REQUESTS' | 'FRESH_CODE_EXPIRED'>> {
  const { accountId, sessionId } = actor
  const orders = await recentOrders(trx, accountId, now)
  const [earliest] = orders
  if (earliest && orders.length >= limits.exportsPerDay) {
    const retryAfter = Math.ceil((earliest.getTime() + DAY_MS - now.getTime()) / 1000)
    return new Refused('TOO_MANY_REQUESTS', { retryAfter })
  }
  if (!(await freshCode.spend(trx))) return new Refused('FRESH_CODE_EXPIRED', {})
  if (await putOrder(trx, { accountId, sessionId, language, now })) {
    await recordAudit(trx, { action: 'export-ordered', subject: accountId, accountId, at: now })
  }
  return {}
}

/** The state of the last order. */
export async function stateOfExport(actor: Patient, language: Language, deps: OrderExportDeps) {
  const { accountId, sessionId } = actor
  const { database, clock, family } = deps
  const members = await family.membersOf(actor)
  const nameOf = (profileId: string) => {
    const member = members.find(known => known.profileId === profileId)
    return member ? fullNameOf(member) : null
  }
  const asked = { profileIds: ownResults(members), sessionId, language, now: clock.now() }
  const [email, ordered, closed] = await Promise.all([
    confirmedEmailOf(database.db, accountId),
    exportOf(database.db, accountId),
    closedRecords(database, asked),
  ])
  const leftOut = closed.map(({ profileId, providerCode, providerName, reason }) => ({
    profileId,
    patientName: nameOf(profileId),
    providerCode,
    providerName,
    reason,
  }))
  return { ...stateOf(ordered, clock.now()), email, leftOut }
}

function stateOf(ordered: Awaited<ReturnType<typeof exportOf>>, now: Date) {
  if (!ordered) return { state: 'none' as const, expiresAt: null }
  const { expiresAt } = ordered
  if (!expiresAt) return { state: 'preparing' as const, expiresAt: null }
  return expiresAt > now
    ? { state: 'ready' as const, expiresAt: formatInstant(expiresAt) }
    : { state: 'none' as const, expiresAt: null }
}
