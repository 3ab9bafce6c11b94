import type pg from 'pg'
import { StartupProblem } from '../lifecycle/startup-problem.ts'

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is unknown',
  ETIMEDOUT: 'no answer',
  '28P01': 'the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no such database',
  '53300': 'it has no connection left',
}

/** Refuses a database that does not answer, by name and reason, without the password. */
export async function requireReachable(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (cause) {
    const { code = '', message } = cause as { code?: string; message: string }
    throw new StartupProblem(`cannot reach the database ${nameOf(url)}: ${REASONS[code] ?? message}`, {
      cause,
    })
  }
}

function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}${port && `:${port}`}${pathname}`
}
