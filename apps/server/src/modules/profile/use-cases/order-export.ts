import { formatInstant } from '@vizit/domain/time/instant.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { ProfileDeps } from '../deps.ts'
import { DAY_MS, limits } from '../limits.ts'
import { confirmedEmailOf } from '../store/emails.ts'
import { exportOf, putOrder, recentOrders } from '../store/exports.ts'

type Asking = Pick<ProfileDeps, 'database' | 'clock' | 'exports'>

/** Orders a copy of one's data, unless one is being made already: then that is the one. */
export async function orderExport(
  { accountId }: Patient,
  language: Language,
  { database, clock, exports }: Asking,
): Promise<'ordered' | 'email-required' | { readonly retryAfter: number }> {
  const now = clock.now()
  if ((await confirmedEmailOf(database.db, accountId)) === null) return 'email-required'
  const outcome = await database.db.transaction().execute(async trx => {
    // Of several orders at once, the later ones wait here for the first.
    await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
    const orders = await recentOrders(trx, accountId, now)
    const [earliest] = orders
    if (earliest && orders.length >= limits.exportsPerDay) {
      return { retryAfter: Math.ceil((earliest.getTime() + DAY_MS - now.getTime()) / 1000) }
    }
    if (await putOrder(trx, { accountId, language, now })) {
      await recordAudit(trx, { action: 'export-ordered', subject: accountId, accountId, at: now })
    }
    return 'ordered' as const
  })
  if (outcome === 'ordered') exports.nudge()
  return outcome
}

/** What became of the copy that was ordered last. */
export async function stateOfExport(accountId: string, { database, clock }: Asking) {
  const [email, ordered] = await Promise.all([
    confirmedEmailOf(database.db, accountId),
    exportOf(database.db, accountId),
  ])
  if (!ordered) return { state: 'none' as const, email, expiresAt: null }
  const { expiresAt } = ordered
  if (!expiresAt) return { state: 'preparing' as const, email, expiresAt: null }
  return expiresAt > clock.now()
    ? { state: 'ready' as const, email, expiresAt: formatInstant(expiresAt) }
    : { state: 'none' as const, email, expiresAt: null }
}
