import { StartupProblem } from '../../../platform/lifecycle/startup-problem.ts'
import type { Gateways } from './gateway.ts'
import { httpsSms } from './https-sms.ts'
import { smtp } from './smtp.ts'

export interface MessagesConfig {
  /** SMS_URL; see `httpsSms`. */
  readonly smsUrl?: string | undefined
  /** SMTP_URL; see `smtp`. */
  readonly smtpUrl?: string | undefined
  /** MAIL_FROM: the sender of e-mails. */
  readonly mailFrom?: string | undefined
  /** MESSAGES=inbox: the development inbox is wanted even in production. */
  readonly inboxWanted: boolean
  readonly production: boolean
}

/** The gateways that the configuration names; without any, the development inbox. */
export function gatewaysOf(config: MessagesConfig): Gateways {
  const { smsUrl, smtpUrl, mailFrom, inboxWanted, production } = config
  if (!smsUrl && !smtpUrl) {
    if (production && !inboxWanted) {
      throw new StartupProblem(
        'nobody would get a sign-in code: set SMS_URL (and SMTP_URL), or MESSAGES=inbox to show all messages at /dev/messages',
      )
    }
    return { kind: 'inbox' }
  }
  if (!smsUrl && production) {
    throw new StartupProblem('sign-in codes go by SMS: set SMS_URL beside SMTP_URL')
  }
  if (smtpUrl && !mailFrom) throw new StartupProblem('set MAIL_FROM, the sender of e-mails, beside SMTP_URL')
  return {
    kind: 'real',
    sms: smsUrl ? httpsSms(smsUrl) : null,
    email: smtpUrl && mailFrom ? smtp(smtpUrl, mailFrom) : null,
  }
}
