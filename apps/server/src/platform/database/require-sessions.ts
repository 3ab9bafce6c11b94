import { errorCode } from '../error-code.ts'
import { StartupProblem } from '../lifecycle/startup-problem.ts'
import { DatabaseClient } from './database-client.ts'

const PATIENCE_MS = 5000
const HOLDERS = 3

/**
 * Refuses a pooler that gives each transaction another session, because prepared statements, LISTEN and session
 * settings get lost there. While other clients are in transactions, such a pooler must give the same client
 * another session than before.
 */
export async function requireSessions(url: string): Promise<void> {
  const clients = Array.from(
    { length: 1 + HOLDERS },
    () =>
      new DatabaseClient({
        connectionString: url,
        connectionTimeoutMillis: PATIENCE_MS,
        answerWithin: PATIENCE_MS,
      }),
  )
  const [asker, ...holders] = clients
  try {
    for (const client of clients) await client.connect()
    if (asker && !(await keepsSession(asker, holders))) throw new SessionsProblem()
  } catch (error) {
    throw isUnprepared(error) ? new SessionsProblem(error) : error
  } finally {
    await Promise.all(clients.map(client => client.end()))
  }
}

async function keepsSession(asker: DatabaseClient, holders: readonly DatabaseClient[]): Promise<boolean> {
  const session = await sessionOf(asker)
  for (const holder of holders) {
    await holder.query('begin')
    if ((await sessionOf(asker)) !== session) return false
  }
  return true
}

async function sessionOf(client: DatabaseClient): Promise<number | undefined> {
  const asked = { name: 'session', text: 'select pg_backend_pid() as pid' }
  return (await client.query<{ pid: number }>(asked)).rows[0]?.pid
}

/** A prepared statement is unknown or exists already, so this is another session. */
export const isUnprepared = (error: unknown): boolean => /^(26000|42P05)$/.test(String(errorCode(error)))

class SessionsProblem extends StartupProblem {
  constructor(cause?: unknown) {
    super(
      'a pooler of connections before the database gives each transaction another session, and prepared statements and LISTEN do not work so: connect to the database itself, or set the pooler to session mode (PgBouncer: pool_mode = session)',
      { cause },
    )
  }
}
