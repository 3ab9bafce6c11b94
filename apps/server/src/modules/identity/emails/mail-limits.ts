import { DAY_MS } from '@vizit/domain/time/day.ts'
import { limits } from '../limits.ts'
import type { Subject } from './confirmations-store.ts'

export interface SentMail {
  readonly account_id: string
  readonly device_id: string | null
  readonly address: string
  readonly created_at: Date
}

export type MailVerdict =
  | { readonly kind: 'may-send' }
  | { readonly kind: 'wait' | 'too-many'; readonly retryAfter: number }

/** The window in which confirmation mails are counted, in milliseconds. */
export const MAIL_WINDOW_MS = DAY_MS

/**
 * Whether another confirmation mail may be sent. Mails that give devices access are counted apart from mails to
 * new addresses: a stranger who enters somebody's address in their own account uses up nothing of the owner's
 * limit.
 */
export function judgeMail(
  sent: readonly SentMail[],
  { accountId, deviceId, address }: Subject & { readonly address: string },
  now: Date,
): MailVerdict {
  const mine = sent.filter(mail => mail.account_id === accountId && mail.device_id === deviceId)
  const last = mine.find(mail => mail.address === address)
  const resendAt = last ? last.created_at.getTime() + limits.resendSeconds * 1000 : 0
  if (resendAt > now.getTime()) return { kind: 'wait', retryAfter: secondsUntil(resendAt, now) }
  const ofAccount = sent.filter(mail => mail.account_id === accountId)
  const budgets =
    deviceId === null
      ? [
          [mine, limits.addressMailsOfAccount],
          [
            sent.filter(mail => mail.address === address && mail.device_id === null),
            limits.addressMailsOfAddress,
          ],
        ]
      : [
          [mine, limits.accessMailsOfDevice],
          [ofAccount.filter(mail => mail.device_id !== null), limits.accessMailsOfAccount],
        ]
  const waits = (budgets as [SentMail[], number][]).map(([mails, most]) => freeAgainAt(mails, most))
  const freeAt = Math.max(...waits)
  return freeAt > now.getTime()
    ? { kind: 'too-many', retryAfter: secondsUntil(freeAt, now) }
    : { kind: 'may-send' }
}

/** When (in ms since the epoch) fewer than `most` of these mails lie within the window; the newest mail first. */
function freeAgainAt(mails: readonly SentMail[], most: number): number {
  const oldestThatCounts = mails[most - 1]
  return oldestThatCounts ? oldestThatCounts.created_at.getTime() + MAIL_WINDOW_MS : 0
}

const secondsUntil = (moment: number, now: Date) => Math.ceil((moment - now.getTime()) / 1000)
