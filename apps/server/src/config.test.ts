import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  SMS_URL: 'https://sms.test/send',
  PUBLIC_URL: 'https://vizit.test',
}

test('without settings: this machine only, port 8080, embedded database, inbox', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    strict: false,
    host: 'localhost',
    port: 8080,
    dataDir: '.data',
    publicUrl: 'http://localhost:8080',
    databaseUrl: undefined,
    messages: 'inbox',
    trustProxy: false,
  })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SMS_URL: '' }).port).toBe(8080)
})

test('production with a gateway listens on all interfaces', () => {
  const config = readConfig(production)
  expect(config).toMatchObject({ production: true, host: '0.0.0.0', messages: 'gateway' })
})

test('production with an inbox listens on this machine only, unless an address is set', () => {
  const trial = { NODE_ENV: 'production', MESSAGES: 'inbox' }
  expect(readConfig(trial)).toMatchObject({ host: 'localhost', messages: 'inbox' })
  const shown = { ...trial, HOST: '10.0.0.7', PUBLIC_URL: 'https://vizit.test' }
  expect(readConfig(shown).host).toBe('10.0.0.7')
})

test('an outside service of drug prices is asked by its settings, and by none without its address', () => {
  expect(readConfig({}).drugService).toBeUndefined()
  const DRUG_SERVICE_URL = 'https://prices.test/v1'
  expect(readConfig({ DRUG_SERVICE_URL }).drugService).toEqual({
    ...{ url: DRUG_SERVICE_URL, key: undefined, townCodes: 'tabletkaCodev3', timeLimitMs: 3000 },
  })
  const given = { DRUG_SERVICE_KEY: 'key', DRUG_SERVICE_TOWNS: 'tabletkaCode', DRUG_SERVICE_SECONDS: '1.5' }
  expect(readConfig({ DRUG_SERVICE_URL, ...given }).drugService).toEqual({
    ...{ url: DRUG_SERVICE_URL, key: 'key', townCodes: 'tabletkaCode', timeLimitMs: 1500 },
  })
})

test.each([
  ['a key of no service', { DRUG_SERVICE_KEY: 'key' }, 'DRUG_SERVICE_KEY needs DRUG_SERVICE_URL'],
  ['unknown codes of towns', { DRUG_SERVICE_TOWNS: 'iso' }, 'DRUG_SERVICE_TOWNS must be one of tabletkaCode'],
  ['no time to answer', { DRUG_SERVICE_SECONDS: '0' }, 'DRUG_SERVICE_SECONDS must be 0.5 seconds or more'],
  [
    'a key in the clear',
    { ...production, DRUG_SERVICE_URL: 'http://prices.test', DRUG_SERVICE_KEY: 'key' },
    'DRUG_SERVICE_URL sends its key in the clear',
  ],
  ['no gateway in production', { NODE_ENV: 'production' }, 'needs SMS_URL'],
  ['a bad port', { PORT: '80800' }, 'PORT must be a port number'],
  ['a port that is not a number', { PORT: 'http' }, 'PORT must be a port number'],
  ['another kind of database', { DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be an address'],
  ['an SMS gateway of another kind', { SMS_URL: 'ftp://sms.test:2775' }, 'SMS_URL must be an address'],
  ['malformed limits', { SMS_LIMITS_BY_PREFIX: '+37529:5' }, 'must be like 37529=500'],
  ['a receipt address anyone guesses', { SMS_RECEIPT_SECRET: 'hush' }, 'SMS_RECEIPT_SECRET must be 24'],
  ['a token of metrics that anyone guesses', { METRICS_TOKEN: 'hush' }, 'METRICS_TOKEN must be 24'],
  ['a short secret', { VIZIT_SECRET: 'hush' }, 'VIZIT_SECRET must have at least 32 characters'],
  ['an unknown place for messages', { MESSAGES: 'pigeon' }, 'MESSAGES must be one of inbox'],
  ['an inbox beside a gateway', { MESSAGES: 'inbox', SMS_URL: 'https://sms.test' }, 'exclude each other'],
  ['half an operator', { OPERATOR_NAME: 'ООО «Визит»', OPERATOR_EMAIL: 'a@vizit.test' }, 'belong together'],
  ['an operator without a mailbox', { OPERATOR_EMAIL: 'vizit' }, 'OPERATOR_EMAIL must be an email address'],
  [
    'a layer of no known name',
    { MAP_STYLES: 'night=https://tiles.test/style.json' },
    'MAP_STYLES must be like',
  ],
  ['a layer without a style', { MAP_STYLES: 'standard=' }, 'MAP_STYLES must be like'],
  [
    'a page as a site of the map',
    { MAP_SITES: 'https://tiles.test/a' },
    'MAP_SITES: https://tiles.test/a is no site',
  ],
  ['mail without SMS', { SMTP_URL: 'smtp://mail.test' }, 'SMTP_URL needs SMS_URL'],
  [
    'a shared database without a shared secret',
    { NODE_ENV: 'production', MESSAGES: 'inbox', DATABASE_URL: 'postgres://db/vizit' },
    'needs VIZIT_SECRET',
  ],
])('%s is refused', (_case, environment, message) => {
  expect(() => readConfig(environment)).toThrow(message)
})

test('spend limits are read by prefix', () => {
  const { smsLimits } = readConfig({ SMS_LIMIT_PER_HOUR: '50', SMS_LIMITS_BY_PREFIX: '37529=500,7=0' })
  expect(smsLimits).toEqual({ perHour: 50, byPrefix: { '37529': 500, '7': 0 } })
})

test('layers of the map are read by name', () => {
  const { map } = readConfig({
    MAP_STYLES: 'standard=https://tiles.test/style.json?key=a=b satellite=/etc/vizit/satellite.json',
    MAP_SITES: 'https://photos.test/',
  })
  expect(map).toEqual({
    styles: {
      standard: 'https://tiles.test/style.json?key=a=b',
      satellite: '/etc/vizit/satellite.json',
    },
    file: undefined,
    sites: ['https://photos.test'],
  })
})

test('all problems are reported at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT .*; LOG_LEVEL /)
})

test.each([
  ['1', 1],
  ['true', true],
  ['10.0.0.0/8', '10.0.0.0/8'],
])('TRUST_PROXY %s', (value, trusted) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(trusted)
})

test.each([
  ['everybody as a proxy', { TRUST_PROXY: 'true' }, 'TRUST_PROXY=loopback'],
  ['every address as a proxy', { TRUST_PROXY: '10.0.0.0/8, 0.0.0.0/0' }, 'TRUST_PROXY=loopback'],
  ['half of all addresses as a proxy', { TRUST_PROXY: '128.0.0.0/1' }, 'TRUST_PROXY=loopback'],
  ['every address of version 6 as a proxy', { TRUST_PROXY: '::/0' }, 'TRUST_PROXY=loopback'],
  ['a secret that can be guessed', { VIZIT_SECRET: 'secret12'.repeat(5) }, 'openssl rand -base64 48'],
  ['no public address', { PUBLIC_URL: '' }, 'set PUBLIC_URL=https://'],
  ['a public address without TLS', { PUBLIC_URL: 'http://vizit.test' }, 'a proxy that ends TLS'],
  ['one in capitals', { PUBLIC_URL: 'HTTP://vizit.test' }, 'a proxy that ends TLS'],
  [
    'letters in the clear to another machine',
    { SMTP_URL: 'smtp://user:word@mail.test' },
    'use smtps://, or add ?requireTLS=true',
  ],
  [
    'letters that may be in the clear',
    { SMTP_URL: 'smtp://mail.test?requireTLS=true&ignoreTLS=true' },
    'use smtps://',
  ],
])('production refuses %s and says what to do', (_case, environment, remedy) => {
  expect(() => readConfig({ ...production, ...environment })).toThrow(remedy)
  expect(() => readConfig({ ...production, ...environment, NODE_ENV: '' })).not.toThrow()
})

test.each([
  ['named proxies', { TRUST_PROXY: 'loopback, 10.0.0.0/8' }],
  ['a number of proxies', { TRUST_PROXY: '1' }],
  ['a random secret', { VIZIT_SECRET: 'pT0v7m0xqHh1yVq6m2C5W9zR4uKcJb8sLdEfGa3n' }],
  ['this machine without TLS', { PUBLIC_URL: 'http://localhost:8080' }],
  ['letters by TLS', { SMTP_URL: 'smtps://user:word@mail.test' }],
  ['letters by STARTTLS', { SMTP_URL: 'smtp://user:word@mail.test:587?requireTLS=true' }],
  ['letters through this machine', { SMTP_URL: 'smtp://127.0.0.1:25' }],
])('production accepts %s', (_case, environment) => {
  expect(() => readConfig({ ...production, ...environment })).not.toThrow()
})

test('the demo is on in development, and in production only if it is set', () => {
  expect(readConfig({}).demo).toBe(true)
  expect(readConfig({ DEMO: 'off' }).demo).toBe(false)
  expect(readConfig(production).demo).toBe(false)
  expect(readConfig({ ...production, DEMO: 'on' }).demo).toBe(true)
})

test('metrics can be read on this machine, and in production only with a token', () => {
  const token = 'r7Vt1nQ0yGmXk3Zc8sLdEfGa'
  expect(readConfig({}).metrics).toEqual({ token: undefined, onThisMachine: true })
  expect(readConfig(production).metrics).toEqual({ token: undefined, onThisMachine: false })
  expect(readConfig({ ...production, METRICS_TOKEN: token }).metrics).toEqual({ token, onThisMachine: false })
})

test.each([
  ['a site without TLS', 'http://clinic.by'],
  ['a page', 'https://clinic.by/booking'],
  ['a pattern', 'https://*.by'],
  ['everybody', '*'],
])('FRAME_ANCESTORS refuses %s and says what to write', (_case, site) => {
  const given = { FRAME_ANCESTORS: `https://a.by ${site}` }
  expect(() => readConfig(given)).toThrow(
    `FRAME_ANCESTORS: ${site} is no site: write its origin by https, without path or pattern, such as https://clinic.by`,
  )
})

test('FRAME_ANCESTORS accepts this machine without TLS in development, and not in production', () => {
  const given = { FRAME_ANCESTORS: 'https://A.by:443/, b.by http://localhost:8090' }
  expect(readConfig(given).frameAncestors).toEqual(['https://a.by', 'https://b.by', 'http://localhost:8090'])
  expect(() => readConfig({ ...production, ...given })).toThrow(
    'FRAME_ANCESTORS: http://localhost:8090 is no site',
  )
})
