import { requestProfileAccess } from '@vizit/contract/calls/identity/access.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../../deps.ts'
import { answerMail } from '../../emails/answer-mail.ts'
import { requestAccess } from '../request-access.ts'

export const requestProfileAccessRoute = handle(
  requestProfileAccess,
  async ({ actor, params, query, refuse }, deps: IdentityDeps) => {
    const { deviceName } = query
    const answer = await requestAccess(actor, { profileId: params.id, deviceName }, deps)
    return answerMail(answer, refuse)
  },
)
