import { createServices, type Services } from '@vizit/server/services.ts'
import type { ServicesGiven } from '@vizit/server/services-given.ts'
import type { TestDatabase } from '../database/test-database.ts'
import { SECRET } from './secret.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The services of a server on this database and clock: the world's own, or another one. */
export function testServices(
  { database, clock }: { readonly database: TestDatabase; readonly clock: ServicesGiven['clock'] },
  given: Partial<Omit<ServicesGiven, 'database' | 'clock'>> = {},
): Services {
  return createServices({
    database: { ...database, close: database.drop },
    clock,
    secret: SECRET,
    log: silent,
    gateways: { kind: 'inbox' },
    publicUrl: 'https://vizit.example',
    ...given,
  })
}
