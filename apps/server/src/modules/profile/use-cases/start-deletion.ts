import { drawCode, keyedHash } from '../../../platform/secret/one-time-code.ts'
import type { ProfileDeps } from '../deps.ts'
import { DAY_MS, limits } from '../limits.ts'
import { contactOf } from '../store/accounts.ts'
import { codesOfDay, deletionOf, putCode } from '../store/deletion-codes.ts'

export type StartedDeletion =
  | { readonly kind: 'sent'; readonly id: string }
  | { readonly kind: 'wait' | 'too-many'; readonly retryAfter: number }

/** Sends the owner of the account the code without which nothing is deleted. */
export async function startDeletion(
  accountId: string,
  { database, clock, notifications, codeKey }: ProfileDeps,
): Promise<StartedDeletion> {
  const now = clock.now()
  const secondsUntil = (then: number) => Math.max(1, Math.ceil((then - now.getTime()) / 1000))
  const started = await database.db.transaction().execute(async (trx): Promise<StartedDeletion> => {
    const { phone, language } = await contactOf(trx, accountId)
    const former = await deletionOf(trx, accountId)
    const resendAt = (former?.sent_at.getTime() ?? 0) + limits.resendSeconds * 1000
    if (resendAt > now.getTime()) return { kind: 'wait', retryAfter: secondsUntil(resendAt) }
    const { sent, from } = codesOfDay(former, now)
    if (sent >= limits.codesPerDay)
      return { kind: 'too-many', retryAfter: secondsUntil(from.getTime() + DAY_MS) }

    const code = drawCode()
    const id = await putCode(trx, {
      accountId,
      codeHash: codeId => keyedHash(codeKey, codeId, code),
      now,
      codesSent: sent + 1,
      countedFrom: from,
    })
    await notifications.enqueue(trx, {
      channel: 'sms',
      to: phone,
      language,
      template: 'deletion-code',
      data: {},
      secret: { code },
      expiresAt: new Date(now.getTime() + limits.codeSeconds * 1000),
    })
    return { kind: 'sent', id }
  })
  notifications.nudge()
  return started
}
