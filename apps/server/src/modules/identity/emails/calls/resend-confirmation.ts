import { resendConfirmation } from '@vizit/contract/calls/identity/emails.ts'
import { handle } from '../../../../platform/http/handle.ts'
import type { IdentityDeps } from '../../deps.ts'
import { answerMail } from '../answer-mail.ts'
import { askForMail } from '../ask-for-mail.ts'
import { confirmationSubjectOf } from '../confirmation-subject.ts'

export const resendConfirmationRoute = handle(
  resendConfirmation,
  async ({ actor, refuse }, deps: IdentityDeps) => {
    const answer = await askForMail(confirmationSubjectOf(actor), deps)
    return answerMail(answer, refuse)
  },
)
