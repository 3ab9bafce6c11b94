import type { Gateways } from './gateway.ts'
import { httpsSms } from './https-sms.ts'
import { smtp } from './smtp.ts'

export interface GatewayAddresses {
  readonly smsUrl: string | undefined
  readonly smtpUrl: string | undefined
  /** The sender of e-mails. */
  readonly smtpFrom: string
}

/** The gateways that the configuration names; without any, the development inbox. */
export function gatewaysOf({ smsUrl, smtpUrl, smtpFrom }: GatewayAddresses): Gateways {
  if (!smsUrl && !smtpUrl) return { kind: 'inbox' }
  return {
    kind: 'real',
    sms: smsUrl ? httpsSms(smsUrl) : null,
    email: smtpUrl ? smtp(smtpUrl, smtpFrom) : null,
  }
}
