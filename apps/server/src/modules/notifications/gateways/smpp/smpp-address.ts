import { z } from 'zod'
import { StartupProblem } from '../../../../platform/lifecycle/startup-problem.ts'

/** Address and settings of a short message centre. */
export interface SmppAddress {
  readonly host: string
  readonly port: number
  readonly tls: boolean
  readonly systemId: string
  readonly password: string
  readonly systemType: string
  /** The sender's number or name. Empty: the centre chooses. */
  readonly source: string
  /** How many messages may wait for the centre's answer at once. */
  readonly window: number
  /** How a long text is sent: in parts with a header that phones understand, or whole in `message_payload`. */
  readonly long: 'parts' | 'payload'
  /** How the centre writes a message number: in its answer, and in the receipt. */
  readonly answerIds: 'plain' | 'hex'
  readonly receiptIds: 'plain' | 'hex'
}

const Settings = z.strictObject({
  source: z.string().max(20).default(''),
  systemType: z.string().max(12).default(''),
  window: z.coerce.number().int().min(1).max(1000).default(10),
  long: z.enum(['parts', 'payload']).default('parts'),
  answerIds: z.enum(['plain', 'hex']).default('plain'),
  receiptIds: z.enum(['plain', 'hex']).default('plain'),
})

/** `smpp://systemId:password@host:2775?source=Vizit&window=10`; `smpps://` is over TLS. */
export function smppAddress(written: string): SmppAddress {
  const url = URL.canParse(written) ? new URL(written) : null
  const settings = Settings.safeParse(Object.fromEntries(url?.searchParams ?? []))
  if (!url?.hostname || !url.username || !settings.success) {
    const wrong = settings.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
    throw new StartupProblem(
      ['SMS_URL is not understood: give smpp://systemId:password@host:port?source=Name', ...wrong].join('; '),
    )
  }
  const tls = url.protocol === 'smpps:'
  return {
    // The brackets of an IPv6 address belong to the URL, not to the address.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : tls ? 3550 : 2775,
    tls,
    systemId: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    ...settings.data,
  }
}
