import { DatabaseClient } from '@vizit/server/platform/database/database-client.ts'

export function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Runs one statement that is not allowed in a transaction, such as `create database`. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new DatabaseClient({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
