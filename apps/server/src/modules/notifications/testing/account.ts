import { randomBytes, randomUUID } from 'node:crypto'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'

interface Made {
  readonly phone?: string | null
  readonly language?: 'ru' | 'be' | 'en'
}

let made = 0
const freePhone = () => {
  made += 1
  return `37529${String(made).padStart(7, '0')}`
}

export async function anAccount(db: Kysely<DB>, { phone = freePhone(), language = 'ru' }: Made = {}) {
  const id = randomUUID()
  await db.insertInto('account').values({ id, phone, language }).execute()
  return { id, phone: phone ?? '' }
}

/** A session on a new device. */
export async function aSession(db: Kysely<DB>, accountId: string, now: Date): Promise<string> {
  const id = randomUUID()
  const device = { account_id: accountId, device_id: `device-${id}` }
  await db
    .insertInto('device')
    .values({ ...device, name: 'Phone', confirmed_at: now })
    .execute()
  await db
    .insertInto('session')
    .values({
      id,
      ...device,
      refresh_hash: randomBytes(32),
      expires_at: new Date(now.getTime() + DAY_MS),
    })
    .execute()
  return id
}

/** A push subscription of the session's device, with these keys. */
export async function aSubscription(
  db: Kysely<DB>,
  sessionId: string,
  { endpoint = `https://push.test/${randomUUID()}`, p256dh = randomBytes(65), auth = randomBytes(16) } = {},
): Promise<string> {
  await db
    .insertInto('push_subscription')
    .values({ session_id: sessionId, endpoint, p256dh, auth, created_at: new Date() })
    .execute()
  return endpoint
}
