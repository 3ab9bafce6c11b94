import type { resendConfirmation } from '@vizit/contract/calls/identity/emails.ts'
import type { Refuse } from '../../../platform/http/handle-call.ts'
import type { MailAnswer } from './request-mail.ts'

/** The common answer of all calls that request a confirmation mail. */
export function answerMail(answer: MailAnswer, refuse: Refuse<typeof resendConfirmation>) {
  switch (answer.kind) {
    case 'sent':
      return { maskedEmail: answer.maskedEmail, resendAfter: answer.resendAfter }
    case 'nothing':
      return refuse('NOT_FOUND')
    case 'wait':
      return refuse('INVALID_STATE', { retryAfter: answer.retryAfter })
    case 'too-many':
      return refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: answer.retryAfter })
  }
}
