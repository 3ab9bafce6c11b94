import { randomUUID } from 'node:crypto'
import { createDatabase } from '@vizit/server/platform/database/database.ts'
import { migrate } from '@vizit/server/platform/database/migrate.ts'
import type { TestProject } from 'vitest/node'
import { onServer, urlOf } from './server-connection.ts'
import { startTestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
    templateDatabase: string
  }
}

/**
 * Starts one PostgreSQL with a migrated template for the whole run, or uses TEST_DATABASE_URL with a template
 * there.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { url: given, stop: async () => undefined } : await startTestServer()
  const template = `vizit_template_${randomUUID().replaceAll('-', '')}`
  await onServer(server.url, `create database ${template}`)
  const { pool, close } = createDatabase(urlOf(server.url, template))
  await migrate(pool)
  await close()
  project.provide('databaseServer', server.url)
  project.provide('templateDatabase', template)
  return async () => {
    if (given) await onServer(server.url, `drop database ${template} with (force)`)
    await server.stop()
  }
}
