import { requestDeviceAccess } from '@vizit/contract/calls/identity/access.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../../deps.ts'
import { answerMail } from '../../emails/answer-mail.ts'
import { requestAccess } from '../request-access.ts'

export const requestDeviceAccessRoute = handle(
  requestDeviceAccess,
  async ({ actor, body, refuse }, deps: IdentityDeps) => {
    const { profileId, email } = body
    const answer = await requestAccess(actor, { profileId, email }, deps)
    return answerMail(answer, refuse)
  },
)
