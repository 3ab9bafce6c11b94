import type { Database } from '../database/database.ts'
import { DatabaseClient } from '../database/database-client.ts'
import { type Repeating, repeat } from '../lifecycle/repeat-task.ts'

const HEARTBEAT_MS = 5000
const HEARTBEAT_PATIENCE_MS = 4000

interface Heard {
  readonly channel: string
  said(text: string): void
  /** Listening works again after an interruption in which notifications may have been lost. */
  resumed(): void
}

export interface Listening {
  begin(): Promise<void>
  end(): Promise<void>
}

/**
 * LISTEN on a separate connection. Every five seconds it must answer a query, and otherwise it is replaced: a
 * connection that a firewall has dropped looks just like one without notifications.
 */
export function listen(database: Pick<Database, 'pool'>, { channel, said, resumed }: Heard): Listening {
  let listener: DatabaseClient | undefined
  let hasListened = false
  let heart: Repeating | undefined

  const drop = () => {
    const dropped = listener
    listener = undefined
    dropped?.removeAllListeners('end')
    return dropped?.end().catch(() => undefined)
  }
  const connect = async () => {
    const client = new DatabaseClient({
      ...database.pool.options,
      application_name: `vizit ${channel}`,
      answerWithin: HEARTBEAT_PATIENCE_MS,
    })
    listener = client
    let isListening = false
    const lost = () => {
      if (listener !== client) return
      drop()
      // Reconnects at once; if that fails, it tries again at the next heartbeat.
      if (isListening) heart?.nudge()
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload }) => payload && said(payload))
    await client.connect()
    await client.query(`listen ${channel}`)
    isListening = true
    if (hasListened) resumed()
    hasListened = true
  }
  const beat = async () => {
    try {
      if (listener) await listener.query('select 1')
      else await connect()
    } catch {
      drop()
    }
  }
  return {
    begin: async () => {
      await beat()
      heart = repeat(beat, HEARTBEAT_MS, () => undefined)
    },
    end: async () => {
      await heart?.stop()
      await drop()
    },
  }
}
