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
  /** Waits for the pending answers. */
  end(): Promise<void>
}

interface SharedConnectionOptions {
  /**
   * Milliseconds without any answer after which the connection is given up and its pending statements are refused.
   */
  readonly patience: number
  /** Called once when the connection broke or was given up. */
  readonly onLost: (error: Error) => void
}

/** A connection that sends each statement without waiting for the answers to earlier ones. */
export async function openShared(
  config: DatabaseClientConfig,
  { patience, onLost }: SharedConnectionOptions,
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
  // Without this limit a database that vanished is noticed only after many minutes.
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

// After these errors PostgreSQL ends the connection: it is stopping, or an operator ended it.
const isFarewell = (error: unknown): error is Error => /^57P0[123]$/.test(String(errorCode(error)))

/** Buffers writes until the end of this turn of the event loop, so that they are sent in one packet. */
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
