import { randomUUID } from 'node:crypto'
import { buildApp } from '@vizit/server/app.ts'
import { systemClock } from '@vizit/server/platform/clock.ts'
import { createDatabase } from '@vizit/server/platform/database/database.ts'
import { beginSealing, watchSealing } from '@vizit/server/platform/sealing/sealing.ts'
import { afterAll, inject } from 'vitest'
import { onServer, urlOf } from '../database/server-connection.ts'
import { startServer } from '../server/server-process.ts'
import { SECRET } from '../world/secret.ts'
import { testServices } from '../world/test-services.ts'
import { serverClient } from './server-client.ts'
import { unpackReleasedServer } from './unpack-released-server.ts'

/**
 * The last release's server in its own process, on an empty database with that release's schema, and a function
 * that starts this release beside it. Called at the top of a test file; stopped after its tests.
 */
export async function startReleased() {
  const databaseServer = inject('databaseServer')
  const name = `vizit_released_${randomUUID().replaceAll('-', '')}`
  await onServer(databaseServer, `create database ${name} template template0 strategy file_copy`)
  const url = urlOf(databaseServer, name)
  const program = unpackReleasedServer()
  const environment = { NODE_ENV: 'test', DATABASE_URL: url, VIZIT_SECRET: SECRET, LOG_LEVEL: 'error' }
  const { address, child, exited, said } = await startServer(environment, program)
  const released = serverClient(address)
  const database = createDatabase(url)
  afterAll(async () => {
    released.close()
    child.kill('SIGTERM')
    await exited
    await database.close()
    await onServer(databaseServer, `drop database ${name} with (force)`)
  })
  /** Its error log so far. */
  const errors = () =>
    said()
      .split('\n')
      .filter(line => line.startsWith('{'))
  return { released, errors, database, program, environment, startPresent: () => startPresent(url) }
}

/** Uses this release's schema. */
async function startPresent(url: string) {
  const database = createDatabase(url)
  const sealing = watchSealing({ warn: () => undefined, error: () => undefined })
  await sealing.begin(database.db)
  const services = testServices(
    { database: { ...database, url, drop: database.close }, clock: systemClock },
    { sealing, publicUrl: 'http://localhost:8080' },
  )
  const app = await buildApp(services, {
    strict: true,
    version: 'test',
    webFolder: 'no-web-app',
    frameAncestors: [],
    requestsPerMinute: Number.MAX_SAFE_INTEGER,
  })
  const client = serverClient(await app.listen({ host: '127.0.0.1', port: 0 }))
  afterAll(async () => {
    client.close()
    await app.close()
    await sealing.end()
    await database.close()
  })
  /** Like `vizit seal`, which an operator runs when no older server is running; takes effect at once. */
  const seal = async () => {
    await beginSealing(database.db, systemClock.now())
    await sealing.begin(database.db)
  }
  return { ...client, seal }
}
