import { type AppOptions, buildApp } from '@vizit/server/app.ts'
import { afterAll } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { SECRET } from '../world/secret.ts'
import { testClock } from '../world/test-clock.ts'
import { phoneLogin } from './phone-login.ts'

const START = '2026-03-02T06:00:00Z'

/** A server that is asked without sockets, so that requests may come from any address, and its clock. */
export async function signInWorld({ customTokens }: Pick<AppOptions, 'customTokens'> = {}) {
  const database = await testDatabase()
  const { db } = database
  const clock = testClock(START)
  const servers: { close(): Promise<unknown> }[] = []
  const newServer = async () => {
    const app = await buildApp({
      database: { ...database, close: database.drop },
      clock,
      secret: SECRET,
      gateways: { kind: 'inbox' },
      customTokens,
      strict: true,
      version: 'test',
      webFolder: 'no-web-app',
      frameAncestors: [],
      requestsPerMinute: Number.MAX_SAFE_INTEGER,
    })
    servers.push(app)
    await app.ready()
    return { app, ...phoneLogin({ app, db, secret: SECRET }) }
  }
  afterAll(() => Promise.all(servers.map(server => server.close())))
  const advanceSeconds = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000))
  return { ...(await newServer()), newServer, db, clock, advanceSeconds, secret: SECRET, database }
}
