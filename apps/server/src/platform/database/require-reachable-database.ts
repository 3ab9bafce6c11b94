import type pg from 'pg'
import { StartupProblem } from '../lifecycle/startup-problem.ts'
import { DatabaseClient } from './database-client.ts'

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is unknown',
  ETIMEDOUT: 'no answer',
  '28P01': 'the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no such database',
  '53300': 'it has no connection left',
}

/** Throws if the database does not answer; the message names its address and the reason, without the password. */
export async function requireReachableDatabase(
  through: pg.Pool | DatabaseClient,
  url: string,
): Promise<void> {
  try {
    if (through instanceof DatabaseClient) await through.connect()
    await through.query('select 1')
  } catch (cause) {
    const { code = '', message } = cause as { code?: string; message: string }
    if (code === PROTOCOL && (await takesPlainClients(url))) throw new StartupProblem(REFUSED_SETTINGS)
    throw new StartupProblem(`cannot reach the database ${nameOf(url)}: ${REASONS[code] ?? message}`, {
      cause,
    })
  }
}

// Poolers use this code for temporary states too, but not for settings that clients send when they connect.
const PROTOCOL = '08P01'
const REFUSED_SETTINGS =
  'a pooler of connections before the database refuses the settings that ours begin with (statement_timeout, lock_timeout, options): connect to the database itself'

async function takesPlainClients(url: string): Promise<boolean> {
  const client = new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    answerWithin: 5000,
  })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}${port && `:${port}`}${pathname}`
}
