import { buildApp } from '@vizit/server/app.ts'
import type { ServicesGiven } from '@vizit/server/services-given.ts'
import { afterAll } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { SECRET } from '../world/secret.ts'
import { testClock } from '../world/test-clock.ts'
import { testServices } from '../world/test-services.ts'
import { phoneLogin } from './phone-login.ts'

const START = '2026-03-02T06:00:00Z'

/** A server that is called by inject, so that requests may come from any address, with its clock. */
export async function signInWorld({ customTokens }: Pick<ServicesGiven, 'customTokens'> = {}) {
  const database = await testDatabase()
  const { db } = database
  const clock = testClock(START)
  const servers: { close(): Promise<unknown> }[] = []
  const newServer = async () => {
    const given = { publicUrl: 'http://localhost:8080', customTokens }
    const app = await buildApp(testServices({ database, clock }, given), {
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
