import { cancelByReply as call } from '@vizit/contract/calls/reminders.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { cancelBy } from '../../booking/public.ts'
import type { ReminderDeps } from '../deps.ts'
import { type OpenedReply, openReply, type ReplyAnswer, readReply } from '../use-cases/read-reply.ts'

/** Cancels the visit of a reminder's link, by the rules of every cancellation. */
async function cancelByReply(
  followed: OpenedReply,
  deps: ReminderDeps,
): Promise<ReplyAnswer | Refused<'VISIT_CHANGE_TOO_LATE' | 'CLINIC_UNAVAILABLE'>> {
  const reply = await openReply(followed.token, deps)
  if (!reply || reply.phone === null) return new Refused('VISIT_LINK_EXPIRED', {})
  const { visitId, accountId, phone, language, startsAt } = reply
  const contact = { phone, language }
  // A visit that was moved meanwhile is not the one of the link.
  const isThisTime = async (visit: { readonly startsAt: Date }) =>
    visit.startsAt.getTime() === startsAt.getTime()
  const cancelled = await cancelBy(visitId, { accountId, contact, mayCancel: isThisTime }, deps.booking)
  if (!cancelled) return readReply(followed, deps)
  return cancelled.code === 'NOT_FOUND' ? new Refused('VISIT_LINK_EXPIRED', {}) : cancelled
}

export const cancelByReplyRoute = handle(call, ({ body: { token }, language }, deps: ReminderDeps) =>
  cancelByReply({ token, language }, deps),
)
