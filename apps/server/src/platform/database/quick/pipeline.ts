import { Socket } from 'node:net'
import pg from 'pg'
import { namedRefusal } from '../patient-pool.ts'

/** A statement that PostgreSQL prepares once for each connection. */
export interface Statement {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

export interface Pipeline {
  /** How many statements wait for their answers. */
  readonly inFlight: number
  query<Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>>
  /** Waits for the answers that are under way. */
  close(): Promise<void>
}

export interface PipelineOptions {
  readonly client: pg.ClientConfig
  /** Milliseconds without any answer after which the connection is given up, and all that waits for it is refused. */
  readonly patience: number
  /** Hears of connections that break. */
  readonly onError: (error: Error) => void
}

/**
 * One connection for the statements of many at once: each is sent without waiting for the answers to those before it,
 * so PostgreSQL takes one after the other without going to sleep in between. Every statement is a transaction of its
 * own. The first opens the connection; where it breaks, what is under way fails as `DatabaseBusy`, and the next
 * statement opens another.
 */
export function createPipeline({ client: config, patience, onError }: PipelineOptions): Pipeline {
  let connection: ReturnType<typeof connect> | undefined
  let inFlight = 0
  /** When something was answered last, or nothing was asked. */
  let idleAt = 0

  async function connect() {
    const socket = new Socket()
    const client = new pg.Client({ ...config, pipeline: true, stream: () => socket })
    const opened = { client, gather: gathering(socket), isBroken: false, leave }
    function leave(error: Error) {
      if (opened.isBroken) return
      opened.isBroken = true
      connection = undefined
      onError(error)
      socket.destroy()
    }
    client.on('error', leave)
    try {
      await client.connect()
    } catch (error) {
      connection = undefined
      throw namedRefusal(error)
    }
    return opened
  }

  return {
    get inFlight() {
      return inFlight
    },
    async query<Row extends pg.QueryResultRow>({ name, text, values }: Statement) {
      const now = performance.now()
      if (inFlight++ === 0) idleAt = now
      try {
        connection ??= connect()
        const opened = await connection
        if (now - idleAt > patience) opened.leave(new Error('the database answers nothing'))
        opened.gather()
        return await opened.client.query<Row>({ name, text, values: [...values] }).catch((error: unknown) => {
          if (isFarewell(error)) opened.leave(error)
          throw opened.isBroken ? namedRefusal(error) : error
        })
      } finally {
        inFlight--
        idleAt = performance.now()
      }
    },
    async close() {
      const opened = await connection?.catch(() => undefined)
      await opened?.client.end()
    },
  }
}

// PostgreSQL ends the connection after these: it stops, or an operator ended it.
const isFarewell = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^57P0[123]$/.test(String(error.code))

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
