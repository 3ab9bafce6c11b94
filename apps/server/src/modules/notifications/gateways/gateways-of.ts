import type { Gateways } from './gateway.ts'
import { httpSms } from './http/http-sms.ts'
import { smppSms } from './smpp/smpp-sms.ts'
import { smtp } from './smtp.ts'

export interface GatewayAddresses {
  readonly smsUrl: string | undefined
  /** Settings of a provider with an HTTP interface. */
  readonly smsHttp: {
    readonly headers: string | undefined
    readonly body: string | undefined
    readonly reference: string | undefined
  }
  readonly smtpUrl: string | undefined
  /** The `From` address of e-mails. */
  readonly smtpFrom: string
}

/** The gateways that the configuration names. None: the development inbox. */
export function gatewaysOf({ smsUrl, smsHttp, smtpUrl, smtpFrom }: GatewayAddresses): Gateways {
  if (!smsUrl && !smtpUrl) return { kind: 'inbox' }
  return {
    kind: 'real',
    sms: smsUrl ? smsOf(smsUrl, smsHttp) : null,
    email: smtpUrl ? smtp(smtpUrl, smtpFrom) : null,
  }
}

const smsOf = (url: string, http: GatewayAddresses['smsHttp']) =>
  /^smpps?:/.test(url) ? smppSms(url) : httpSms({ ...http, url })
