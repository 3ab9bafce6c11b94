import { confirmEmailCode } from '@vizit/contract/calls/identity/emails.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import { JsonText } from '../../../../platform/http/json-text.ts'
import { Refused } from '../../../../platform/http/refusal.ts'
import { answeredBefore } from '../../../../platform/idempotency/answer-once.ts'
import { rememberAnswer } from '../../../../platform/idempotency/remember-answer.ts'
import type { IdentityDeps } from '../../deps.ts'
import { confirmEmailCode as confirm } from '../confirm-email.ts'
import { confirmationSubjectOf } from '../confirmation-subject.ts'

export const confirmEmailCodeRoute = handle(
  confirmEmailCode,
  async ({ actor, body, idempotencyKey: key, refuse }, deps: IdentityDeps) => {
    const asked = { ...actor, key, call: 'confirmEmailCode', body, now: deps.clock.now() }
    const before = await answeredBefore(deps.database.db, asked)
    if (before instanceof JsonText) return before
    const outcome = await confirm({ subject: confirmationSubjectOf(actor), code: body.code, key }, deps)
    if (outcome instanceof Refused) return outcome
    if (outcome.kind === 'expired') return refuse('LINK_EXPIRED')
    if (outcome.kind === 'exists')
      return refuse('PROFILE_EXISTS', { deviceIdOfExistedUser: outcome.deviceRef })
    const { confirmed, maskedEmail, deviceName } = outcome
    const answer = { confirmed, maskedEmail, deviceName }
    await rememberAnswer(deps.database.db, asked, answer)
    return answer
  },
)
