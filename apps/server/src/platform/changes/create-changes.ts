import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Changes, News } from './changes.ts'
import { listen } from './listen.ts'
import { read, written } from './notices.ts'
import { type AccountsOf, Pending } from './pending-changes.ts'

const CHANNEL = 'changes'
/** Milliseconds in which changes are collected: a burst of bookings is one notification. */
const GATHER_MS = 50
const RETRY_MS = 1000

export interface RunningChanges extends Changes {
  /** Calls `hear` with the notifications of every server until the returned function is called. */
  follow(hear: (news: News) => void): () => void
  begin(): Promise<void>
  /** Sends pending changes, then sends and receives nothing more. */
  end(): Promise<void>
}

interface Parts {
  readonly database: Pick<Database, 'db' | 'pool'>
  readonly accountsOf: AccountsOf
}

/** Sends changes by NOTIFY to all servers of a database (docs/decisions/0023). */
export function createChanges({ database, accountsOf }: Parts): RunningChanges {
  const followers = new Set<(news: News) => void>()
  const hear = (news: News) => {
    for (const follower of followers) follower(news)
  }
  const listening = listen(database, {
    channel: CHANNEL,
    said: text => {
      const notice = read(text)
      if (notice) hear(notice)
    },
    resumed: () => hear('missed'),
  })

  let pending = new Pending()
  let timer: NodeJS.Timeout | undefined
  let sending = Promise.resolve()
  let hasEnded = false

  const sendIn = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined
      sending = send()
    }, ms).unref()
  }
  const send = async () => {
    const taken = pending
    pending = new Pending()
    try {
      const texts = written(await taken.notices(accountsOf))
      if (texts.length > 0) {
        await sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) text`.execute(database.db)
      }
    } catch {
      // The database is unreachable; the changes are sent when it is back.
      pending.addAll(taken)
      if (!hasEnded) sendIn(RETRY_MS)
    }
  }
  return {
    publish: (topic, concerned) => {
      if (hasEnded) return
      pending.add(topic, concerned)
      sendIn(GATHER_MS)
    },
    follow: follower => {
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    begin: () => listening.begin(),
    end: async () => {
      hasEnded = true
      clearTimeout(timer)
      await sending
      if (!pending.isEmpty) await send()
      await listening.end()
    },
  }
}
