import { createTransport } from 'nodemailer'
import { StartupProblem } from '../../../platform/lifecycle/startup-problem.ts'
import { accepted, type Delivery, delayed, GATEWAY_PATIENCE, type Gateway, refused } from './gateway.ts'

/**
 * Sends e-mail by SMTP: `smtps://user:password@host`, or `smtp://`, which upgrades to TLS if the server offers
 * it.
 */
export function smtp(url: string, from: string): Gateway {
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartupProblem('SMTP_URL is not understood: give smtps://user:password@host[:port] or smtp://')
  }
  const transport = createTransport(url, { from })
  const host = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'vizit.invalid'
  return {
    async send({ key, to, subject, text }) {
      try {
        // The same in every attempt, so that a mailbox shows the message once.
        const messageId = `<${key}@${host}>`
        await withinPatience(transport.sendMail({ to, subject, text, messageId }))
        return accepted
      } catch (error) {
        return meaningOf(error as MailError)
      }
    },
  }
}

type MailError = Error & { responseCode?: number; code?: string }

function meaningOf({ responseCode = 0, code }: MailError): Delivery {
  if (code === 'EAUTH') return delayed('credentials')
  if (code === 'ESOCKET' || code === 'EDNS' || code === 'ECONNECTION') return delayed('unreachable')
  // SMTP: 5xx replies are final, 4xx are temporary.
  if (responseCode >= 500) return refused
  return delayed(responseCode >= 400 ? 'busy' : 'unclear')
}

async function withinPatience(sending: Promise<unknown>): Promise<void> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the mail server did not answer')), GATEWAY_PATIENCE)
  try {
    await Promise.race([sending, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
