import { type DestinationStream, type Logger, pino } from 'pino'
import { errorFacts } from './error-facts.ts'

// Nothing logs these on purpose; the list is the second fence.
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

/** Structured lines without personal data; who did what is told by row numbers and request ids alone. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: {},
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
      redact: { paths: PERSONAL.flatMap(name => [name, `*.${name}`]), censor: '[redacted]' },
      // Fastify would log addresses, headers and query strings of what it is handed.
      serializers: { err: errorFacts, error: errorFacts, req: () => undefined, res: () => undefined },
    },
    destination,
  )
}
