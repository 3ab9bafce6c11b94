import { hostOrigin } from '@vizit/domain/frame/host-origin.ts'
import { isMapLayerName, type MapLayerName } from '@vizit/domain/geo/map-layers.ts'
import { isEmail } from '@vizit/domain/person/email.ts'
import { z } from 'zod'
import { invalidSiteProblem } from './modules/frame/invalid-site-problem.ts'
import type { MapSettings } from './modules/map/public.ts'
import type { GatewayAddresses } from './modules/notifications/gateways/gateways-of.ts'
import type { PushSettings } from './modules/notifications/push/push.ts'
import type { SpendingLimits } from './modules/notifications/spending/limits.ts'
import { isLoopbackHost } from './platform/http/loopback.ts'
import type { Operator } from './platform/http/privacy-pages.ts'
import { StartupProblem } from './platform/lifecycle/startup-problem.ts'
import type { MetricsAccess } from './platform/observability/metrics-access.ts'
import { isWeakSecret } from './platform/secret/is-weak-secret.ts'

const url = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `must be an address that begins with ${protocols.flatMap(spelt).join(' or ')}`,
  })
// `https?` allows both.
const spelt = (protocol: string) =>
  protocol.endsWith('s?')
    ? [`${protocol.slice(0, -2)}://`, `${protocol.slice(0, -1)}://`]
    : [`${protocol}://`]
const oneOf = <const V extends string>(...values: V[]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const seconds = (least: number, most: number) =>
  z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(least, `must be ${least} seconds or more`)
    .max(most, `must be ${most} seconds or less`)

const Environment = z.object({
  NODE_ENV: oneOf('development', 'test', 'production').optional(),
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65_535, 'must be a port number')
    .default(8080),
  HOST: z.string().optional(),
  PUBLIC_URL: url('https?').optional(),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_STATEMENT_SECONDS: seconds(1, 3600).default(30),
  STOPPING_SECONDS: seconds(0, 300).optional(),
  DATA_DIR: z.string().default('.data'),
  VIZIT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  MESSAGES: oneOf('inbox').optional(),
  SMS_URL: url('https?', 'smpps?').optional(),
  SMS_HTTP_HEADERS: z.string().optional(),
  SMS_HTTP_BODY: z.string().optional(),
  SMS_HTTP_REFERENCE: z.string().optional(),
  SMS_RECEIPT_SECRET: z
    .string()
    .regex(/^[\w-]{24,}$/, 'must be 24 letters and digits or more')
    .optional(),
  SMS_LIMIT_PER_HOUR: z.coerce.number({ error: 'must be a number of SMS' }).int().min(0).default(1000),
  SMS_LIMITS_BY_PREFIX: z
    .string()
    .regex(/^\d{1,14}=\d{1,8}(,\d{1,14}=\d{1,8})*$/, 'must be like 37529=500,7=0')
    .transform(list => Object.fromEntries(list.split(',').map(pair => pair.split('='))))
    .pipe(z.record(z.string(), z.coerce.number()))
    .default({}),
  SMTP_URL: url('smtps?').optional(),
  SMTP_FROM: z.string().default('Vizit <no-reply@localhost>'),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a private key of P-256, 32 bytes in base64url')
    .optional(),
  PUSH_CONTACT: z
    .string()
    .regex(/^(https:\/\/|mailto:)\S+$/, 'must begin with https:// or mailto:')
    .optional(),
  PUSH_HOSTS: z
    .string()
    .transform(list => list.split(/[\s,]+/).filter(Boolean))
    .default([]),
  TRUST_PROXY: z.string().optional(),
  DEMO: oneOf('on', 'off').optional(),
  CUSTOM_TOKEN_KEYS: z.string().optional(),
  CUSTOM_TOKEN_AUDIENCE: z.string().default('vizit'),
  FRAME_ANCESTORS: z
    .string()
    .transform(list => list.split(/[\s,]+/).filter(Boolean))
    .default([]),
  MAP_STYLES: z
    .string()
    .transform(list => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      list => list.every(pair => namedStyle(pair)),
      'must be like standard=https://tiles.example/style.json satellite=/etc/vizit/satellite.json; the names are standard, satellite and hybrid',
    )
    .default([]),
  MAP_PMTILES: z.string().optional(),
  MAP_SITES: z
    .string()
    .transform(list => list.split(/[\s,]+/).filter(Boolean))
    .default([]),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{24,}$/, 'must be 24 letters and digits or more')
    .optional(),
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_ADDRESS: z.string().max(300).optional(),
  OPERATOR_EMAIL: z.string().refine(isEmail, 'must be an email address').optional(),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
})

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
  /** Who may read /metrics. */
  metrics: MetricsAccess
  /** The operator named in the privacy policy; undefined: it names support. */
  operator: Operator | undefined
  /** Per network address. */
  requestsPerMinute: number
  logLevel: z.output<typeof Environment>['LOG_LEVEL']
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
  const problems = contradictions(env)
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
    // A proxy on this machine may add no header, so its requests look like an operator's.
    metrics: { token: env.METRICS_TOKEN, onThisMachine: !production },
    operator: operatorOf(env),
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    logLevel: env.LOG_LEVEL,
  }
}

type ParsedEnvironment = z.output<typeof Environment>

const operatorOf = ({
  OPERATOR_NAME: name,
  OPERATOR_ADDRESS: address,
  OPERATOR_EMAIL: email,
}: ParsedEnvironment) => (name && address && email ? { name, address, email } : undefined)

/** A layer's name with the address or the file of its style. Undefined: not written so. */
function namedStyle(pair: string): [MapLayerName, string] | undefined {
  const [name = '', ...rest] = pair.split('=')
  const given = rest.join('=')
  return isMapLayerName(name) && given !== '' ? [name, given] : undefined
}

const isProduction = (env: ParsedEnvironment) => env.NODE_ENV === 'production'

function contradictions(env: ParsedEnvironment): string[] {
  const problems: string[] = []
  if (env.SMS_URL && env.MESSAGES === 'inbox')
    problems.push('MESSAGES=inbox and SMS_URL exclude each other: there is no inbox beside a gateway')
  if (env.SMTP_URL && !env.SMS_URL) problems.push('SMTP_URL needs SMS_URL too: sign-in codes go by SMS')
  const noSites = env.FRAME_ANCESTORS.filter(site => !hostOrigin(site, { production: isProduction(env) }))
  if (noSites.length > 0) problems.push(`FRAME_ANCESTORS: ${invalidSiteProblem(noSites, isProduction(env))}`)
  const noMapSites = env.MAP_SITES.filter(site => !hostOrigin(site, { production: isProduction(env) }))
  if (noMapSites.length > 0) problems.push(`MAP_SITES: ${invalidSiteProblem(noMapSites, isProduction(env))}`)
  const named = [env.OPERATOR_NAME, env.OPERATOR_ADDRESS, env.OPERATOR_EMAIL].filter(Boolean)
  if (named.length > 0 && named.length < 3)
    problems.push(
      'OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL belong together: set all three, or none',
    )
  return isProduction(env) ? [...problems, ...dangersInProduction(env)] : problems
}

/** Settings that would work but expose personal data, each with what to do instead. */
function dangersInProduction(env: ParsedEnvironment): string[] {
  const problems: string[] = []
  if (!env.SMS_URL && env.MESSAGES !== 'inbox')
    problems.push('NODE_ENV=production needs SMS_URL, a gateway for messages (or MESSAGES=inbox for a trial)')
  if (env.DATABASE_URL && !env.VIZIT_SECRET)
    problems.push('NODE_ENV=production with DATABASE_URL needs VIZIT_SECRET, the same for all servers of it')
  if (env.VIZIT_SECRET && isWeakSecret(env.VIZIT_SECRET))
    problems.push('VIZIT_SECRET can be guessed: make one with `openssl rand -base64 48`')
  if (env.TRUST_PROXY === 'true' || trustsEverybody(env.TRUST_PROXY))
    problems.push(
      'TRUST_PROXY lets everybody write their own address: name the proxies, such as TRUST_PROXY=loopback or TRUST_PROXY=10.0.0.0/8',
    )
  if (!env.PUBLIC_URL && !isLoopbackHost(hostOf(env)))
    problems.push('PUBLIC_URL is missing, which links in messages begin with: set PUBLIC_URL=https://…')
  if (env.PUBLIC_URL && !isSafe(new URL(env.PUBLIC_URL)))
    problems.push(
      'PUBLIC_URL must begin with https:// but for this machine: put a proxy that ends TLS before the server',
    )
  if (env.SMTP_URL && !isEncryptedOrHere(new URL(env.SMTP_URL)))
    problems.push(
      'SMTP_URL sends letters with codes in the clear: use smtps://, or add ?requireTLS=true to smtp:// where the mail server offers STARTTLS',
    )
  return problems
}

/**
 * The inbox shows sign-in codes, so it listens on this machine only, also in production, unless an operator sets
 * an address.
 */
const hostOf = (env: ParsedEnvironment) =>
  env.HOST ?? (env.NODE_ENV === 'production' && env.SMS_URL ? '0.0.0.0' : 'localhost')

const isSafe = ({ protocol, hostname }: URL) => protocol === 'https:' || isLoopbackHost(hostname)

/** Whether one of the networks is too wide to contain only an operator's proxies. */
const trustsEverybody = (networks = '') =>
  networks.split(',').some(network => {
    const [address = '', bits] = network.trim().split('/')
    return bits !== undefined && Number(bits) < (address.includes(':') ? 16 : 8)
  })

/**
 * Without `requireTLS` nodemailer sends unencrypted if the other side, or an attacker in between, offers no TLS.
 */
function isEncryptedOrHere({ protocol, hostname, searchParams }: URL): boolean {
  if (isLoopbackHost(hostname) || protocol === 'smtps:') return true
  return searchParams.get('requireTLS') === 'true' && searchParams.get('ignoreTLS') !== 'true'
}

function trustOf(value: string | undefined): string | number | boolean {
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  return /^\d+$/.test(value) ? Number(value) : value
}
