import { hostOrigin } from '@vizit/domain/frame/host-origin.ts'
import { configProblems } from './config/config-problems.ts'
import {
  Environment,
  hostOf,
  isProduction,
  namedStyle,
  type ParsedEnvironment,
} from './config/environment.ts'
import type { PriceServiceSettings } from './modules/drugs/public.ts'
import type { MapSettings } from './modules/map/public.ts'
import type { GatewayAddresses } from './modules/notifications/gateways/gateways-of.ts'
import type { PushSettings } from './modules/notifications/push/push.ts'
import type { SpendingLimits } from './modules/notifications/spending/limits.ts'
import type { Operator } from './platform/http/privacy-pages.ts'
import { StartupProblem } from './platform/lifecycle/startup-problem.ts'
import type { MetricsAccess } from './platform/observability/metrics-access.ts'

export type Config = {
  production: boolean
  /** Whether every answer is checked against the contract: in development and tests, not in production. */
  strict: boolean
  port: number
  host: string
  /** The product's URL without a trailing slash, with which links in messages begin. */
  publicUrl: string
  databaseUrl: string | undefined
  /** Seconds that a statement of the server may take. */
  statementSeconds: number
  /** Seconds during which /readyz reports the stop before the port is closed. */
  stoppingSeconds: number
  dataDir: string
  /** Undefined: made once and stored under the data directory. */
  secret: string | undefined
  /** Where messages are sent: through the gateways below, or to the page /dev/messages. */
  messages: 'gateway' | 'inbox'
  smsUrl: string | undefined
  /** Request settings of an SMS provider with an HTTP interface. */
  smsHttp: GatewayAddresses['smsHttp']
  /** The last segment of the path for that provider's delivery receipts; undefined: it sends none. */
  smsReceiptSecret: string | undefined
  /** Limits of parts of SMS per hour. */
  smsLimits: SpendingLimits
  smtpUrl: string | undefined
  smtpFrom: string
  push: PushSettings
  /**
   * Proxies whose header with the client's address is trusted: addresses, subnets or a number of hops. False:
   * none.
   */
  trustProxy: string | number | boolean
  /**
   * Whether an empty database is filled with demo data, and new patients get results of the demo's laboratory.
   */
  demo: boolean
  /** The file with the keys of partners who may sign people in (a JWKS). */
  customTokenKeys: string | undefined
  /** The audience that their tokens must have. */
  customTokenAudience: string
  /** Origins that may show the product in a frame, besides its own. */
  frameAncestors: string[]
  /** The layers of the map and the files that they are drawn from. */
  map: MapSettings
  /** The outside service of drug prices; undefined: pharmacies feed their prices into this server. */
  drugService: PriceServiceSettings | undefined
  /** Who may read /metrics. */
  metrics: MetricsAccess
  /** The operator named in the privacy policy; undefined: it names support. */
  operator: Operator | undefined
  /** Per network address. */
  requestsPerMinute: number
  logLevel: ParsedEnvironment['LOG_LEVEL']
}

/** The only reader of the environment; all problems are reported at once. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // Shells and compose files write an empty variable for "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success)
    throw new StartupProblem(
      parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`).join('; '),
    )
  const env = parsed.data
  const production = isProduction(env)
  const problems = configProblems(env)
  if (problems.length > 0) throw new StartupProblem(problems.join('; '))
  const host = hostOf(env)
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  return {
    production,
    strict: env.NODE_ENV === 'development' || env.NODE_ENV === 'test',
    port: env.PORT,
    host,
    publicUrl,
    databaseUrl: env.DATABASE_URL,
    statementSeconds: env.DATABASE_STATEMENT_SECONDS,
    stoppingSeconds: env.STOPPING_SECONDS ?? (production ? 5 : 0),
    dataDir: env.DATA_DIR,
    secret: env.VIZIT_SECRET,
    messages: env.SMS_URL ? 'gateway' : 'inbox',
    smsUrl: env.SMS_URL,
    smsHttp: {
      headers: env.SMS_HTTP_HEADERS,
      body: env.SMS_HTTP_BODY,
      reference: env.SMS_HTTP_REFERENCE,
    },
    smsReceiptSecret: env.SMS_RECEIPT_SECRET,
    smsLimits: { perHour: env.SMS_LIMIT_PER_HOUR, byPrefix: env.SMS_LIMITS_BY_PREFIX },
    smtpUrl: env.SMTP_URL,
    smtpFrom: env.SMTP_FROM,
    push: {
      privateKey: env.PUSH_PRIVATE_KEY,
      contact: env.PUSH_CONTACT ?? publicUrl,
      hosts: env.PUSH_HOSTS,
    },
    trustProxy: trustOf(env.TRUST_PROXY),
    // Real patients must never see the demo's data, so in production the demo must be requested.
    demo: (env.DEMO ?? (production ? 'off' : 'on')) === 'on',
    customTokenKeys: env.CUSTOM_TOKEN_KEYS,
    customTokenAudience: env.CUSTOM_TOKEN_AUDIENCE,
    frameAncestors: env.FRAME_ANCESTORS.flatMap(site => hostOrigin(site) ?? []),
    map: {
      styles: Object.fromEntries(env.MAP_STYLES.flatMap(pair => [namedStyle(pair) ?? []])),
      file: env.MAP_PMTILES,
      sites: env.MAP_SITES.flatMap(site => hostOrigin(site) ?? []),
    },
    drugService: drugServiceOf(env),
    // A proxy on this machine may add no header, so its requests look like an operator's.
    metrics: { token: env.METRICS_TOKEN, onThisMachine: !production },
    operator: operatorOf(env),
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    logLevel: env.LOG_LEVEL,
  }
}

const operatorOf = ({
  OPERATOR_NAME: name,
  OPERATOR_ADDRESS: address,
  OPERATOR_EMAIL: email,
}: ParsedEnvironment) => (name && address && email ? { name, address, email } : undefined)

const drugServiceOf = (env: ParsedEnvironment): PriceServiceSettings | undefined =>
  env.DRUG_SERVICE_URL === undefined
    ? undefined
    : {
        url: env.DRUG_SERVICE_URL,
        key: env.DRUG_SERVICE_KEY,
        townCodes: env.DRUG_SERVICE_TOWNS,
        timeLimitMs: env.DRUG_SERVICE_SECONDS * 1000,
      }

function trustOf(value: string | undefined): string | number | boolean {
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  return /^\d+$/.test(value) ? Number(value) : value
}
