import { createTransport } from 'nodemailer'
import { StartupProblem } from '../../../platform/lifecycle/startup-problem.ts'
import { GATEWAY_PATIENCE, type Gateway } from './gateway.ts'

/** A mail server: `smtps://user:password@host` (or `smtp://`, which upgrades to TLS where it is offered). */
export function smtp(url: string, from: string): Gateway {
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartupProblem('SMTP_URL is not understood: give smtps://user:password@host[:port] or smtp://')
  }
  const transport = createTransport(url, { from })
  return {
    async send({ to, subject, text }) {
      try {
        await withinPatience(transport.sendMail({ to, subject, text }))
        return 'accepted'
      } catch (error) {
        // 5xx replies of SMTP are final, everything else may pass.
        const { responseCode = 0 } = error as { responseCode?: number }
        return responseCode >= 500 ? 'refused' : 'later'
      }
    },
  }
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
