import { Socket } from 'node:net'
import type pg from 'pg'
import { errorCode } from '../../error-code.ts'
import { DatabaseClient, type DatabaseClientConfig } from '../database-client.ts'
import { namedRefusal } from '../patient-pool.ts'

/** A statement that PostgreSQL prepares once for each connection. */
export interface Statement {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

export interface SharedConnection {
  send<Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>>
  /** Waits for the answers that are under way. */
  end(): Promise<void>
}

interface Sharing {
  /** Milliseconds without any answer after which the connection is given up, and all that waits for it is refused. */
  readonly patience: number
  /** Hears once that the connection broke or was given up. */
  readonly onLost: (error: Error) => void
}

/** A connection on which each statement is sent without waiting for the answers to those before it. */
export async function openShared(
  config: DatabaseClientConfig,
  { patience, onLost }: Sharing,
): Promise<SharedConnection> {
  const socket = new Socket()
  const gather = gathering(socket)
  let isLost = false
  let waiting = 0
  let heardAt = 0
  let watching: NodeJS.Timeout | undefined

  function lose(error: Error) {
    if (isLost) return
    isLost = true
    clearTimeout(watching)
    socket.destroy()
    onLost(error)
  }
  // Of a database that went away without a word nothing is heard for many minutes.
  function watch() {
    watching = undefined
    const silence = performance.now() - heardAt
    if (waiting > 0 && silence >= patience) lose(new Error('the database answers nothing'))
    else if (waiting > 0) watching = setTimeout(watch, patience - silence).unref()
  }

  const client = await connect({ ...config, stream: () => socket }, lose).catch((error: unknown) => {
    isLost = true
    socket.destroy()
    throw namedRefusal(error)
  })

  return {
    async send<Row extends pg.QueryResultRow>({ name, text, values }: Statement) {
      if (waiting++ === 0) heardAt = performance.now()
      watching ??= setTimeout(watch, patience).unref()
      gather()
      try {
        return await client.query<Row>({ name, text, values: [...values] })
      } catch (error) {
        if (isFarewell(error)) lose(error)
        throw isLost ? namedRefusal(error) : error
      } finally {
        waiting--
        heardAt = performance.now()
      }
    },
    end: () => client.end(),
  }
}

async function connect(
  config: DatabaseClientConfig,
  onError: (error: Error) => void,
): Promise<DatabaseClient> {
  const client = new DatabaseClient({ ...config, pipeline: true })
  client.on('error', onError)
  await client.connect()
  return client
}

// PostgreSQL ends the connection after these: it stops, or an operator ended it.
const isFarewell = (error: unknown): error is Error => /^57P0[123]$/.test(String(errorCode(error)))

/** Keeps what is written back until this turn of the event loop is over: it then goes out in one piece. */
function gathering(socket: Socket): () => void {
  let isHeld = false
  return () => {
    if (isHeld) return
    isHeld = true
    socket.cork()
    setImmediate(() => {
      isHeld = false
      socket.uncork()
    })
  }
}
