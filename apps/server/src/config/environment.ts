import { townCodeKinds } from '@vizit/domain/drugs/town-code-kinds.ts'
import { isMapLayerName, type MapLayerName } from '@vizit/domain/geo/map-layers.ts'
import { isEmail } from '@vizit/domain/person/email.ts'
import { z } from 'zod'

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

/** Texts that are separated by commas or spaces. */
const list = z.string().transform(text => text.split(/[\s,]+/).filter(Boolean))

/** The variables that the server reads, each by itself. */
export const Environment = z.object({
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
  PUSH_HOSTS: list.default([]),
  TRUST_PROXY: z.string().optional(),
  DEMO: oneOf('on', 'off').optional(),
  CUSTOM_TOKEN_KEYS: z.string().optional(),
  CUSTOM_TOKEN_AUDIENCE: z.string().default('vizit'),
  FRAME_ANCESTORS: list.default([]),
  MAP_STYLES: list
    .refine(
      pairs => pairs.every(pair => namedStyle(pair)),
      'must be like standard=https://tiles.example/style.json satellite=/etc/vizit/satellite.json; the names are standard, satellite and hybrid',
    )
    .default([]),
  MAP_PMTILES: z.string().optional(),
  MAP_SITES: list.default([]),
  DRUG_SERVICE_URL: url('https?').optional(),
  DRUG_SERVICE_KEY: z.string().optional(),
  DRUG_SERVICE_TOWNS: oneOf(...townCodeKinds).default('tabletkaCodev3'),
  DRUG_SERVICE_SECONDS: seconds(0.5, 30).default(3),
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

export type ParsedEnvironment = z.output<typeof Environment>

export const isProduction = (env: ParsedEnvironment) => env.NODE_ENV === 'production'

/**
 * The inbox shows sign-in codes, so it listens on this machine only, also in production, unless an operator sets
 * an address.
 */
export const hostOf = (env: ParsedEnvironment) =>
  env.HOST ?? (env.NODE_ENV === 'production' && env.SMS_URL ? '0.0.0.0' : 'localhost')

/** A layer's name with the address or the file of its style. Undefined: not written so. */
export function namedStyle(pair: string): [MapLayerName, string] | undefined {
  const [name = '', ...rest] = pair.split('=')
  const given = rest.join('=')
  return isMapLayerName(name) && given !== '' ? [name, given] : undefined
}
