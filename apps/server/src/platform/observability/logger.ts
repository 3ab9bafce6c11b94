import { type DestinationStream, type Logger, pino } from 'pino'
import { errorFacts } from './error-facts.ts'

// No code logs these fields on purpose; the list is a second protection.
const PERSONAL = [
  'phone',
  'recipient',
  'email',
  'birthday',
  'fullNameRu',
  'lastName',
  'firstName',
  'middleName',
  'code',
  'token',
  'bearer',
  'authorization',
  'body',
  'address',
]

/** Structured lines without personal data; only row ids and request ids say who did what. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: {},
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      redact: { paths: PERSONAL.flatMap(name => [name, `*.${name}`]), censor: '[redacted]' },
      // Fastify's own serializers would log addresses, headers and query strings.
      serializers: { err: errorFacts, error: errorFacts, req: () => undefined, res: () => undefined },
    },
    destination,
  )
}
