import { confirmByReply as call } from '@vizit/contract/calls/reminders.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ReminderDeps } from '../deps.ts'
import { confirm } from '../store/replies.ts'
import { type OpenedReply, openReply, type ReplyAnswer, readReply } from '../use-cases/read-reply.ts'

/** Confirms by the link of a reminder that the patient will come. */
async function confirmByReply(followed: OpenedReply, deps: ReminderDeps): Promise<ReplyAnswer> {
  const { database, clock, changes } = deps
  const reply = await openReply(followed.token, deps)
  if (!reply) return readReply(followed, deps)
  const { visitId, profileId, accountId } = reply
  const at = clock.now()
  const isNew = await database.db.transaction().execute(async trx => {
    if (!(await confirm(trx, reply, at))) return false
    const by = accountId === null ? {} : { accountId }
    await recordAudit(trx, { action: 'visit-confirmed', subject: visitId, at, profileId, ...by })
    return true
  })
  if (isNew) changes.publish('reminders', { profiles: [profileId] })
  return readReply(followed, deps)
}

export const confirmByReplyRoute = handle(call, ({ body: { token }, language }, deps: ReminderDeps) =>
  confirmByReply({ token, language }, deps),
)
