import { resendConfirmation } from '@vizit/contract/calls/identity/emails.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../../deps.ts'
import { answerMail } from '../answer-mail.ts'
import { confirmationSubjectOf } from '../confirmation-subject.ts'
import { requestMail } from '../request-mail.ts'

export const resendConfirmationRoute = handle(
  resendConfirmation,
  async ({ actor, refuse }, deps: IdentityDeps) => {
    const answer = await requestMail(confirmationSubjectOf(actor), deps)
    return answerMail(answer, refuse)
  },
)
