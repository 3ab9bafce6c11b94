import { randomUUID } from 'node:crypto'
import { createDatabase, type Database } from '@vizit/server/platform/database/database.ts'
import { afterAll, inject } from 'vitest'
import { onServer, urlOf } from './server-connection.ts'

export type TestDatabase = Omit<Database, 'close'> & {
  url: string
  drop(): Promise<void>
}

/** A copy of the migrated schema for one test file; called at its top, and dropped after its tests. */
export async function testDatabase(options: { max?: number } = {}): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `vizit_test_${randomUUID().replaceAll('-', '')}`
  // A copy of files takes a third of the time of a copy through the write-ahead log, which nobody reads here.
  await onServer(server, `create database ${name} template ${inject('templateDatabase')} strategy file_copy`)
  const url = urlOf(server, name)
  const { close, ...database } = createDatabase(url, options)
  let dropping: Promise<void> | undefined
  const drop = () => {
    dropping ??= close().then(() => onServer(server, `drop database if exists ${name} with (force)`))
    return dropping
  }
  afterAll(drop)
  return { ...database, url, drop }
}
