import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { deriveKey } from '../../../platform/secret/derive-key.ts'
import { open, seal } from '../../../platform/secret/sealed.ts'

/** 256 random bits each, in base64url (product §3, "User"). */
export interface KeysOfDevice {
  readonly hashKey: string
  readonly storeKey: string
}

/** What opens the encrypted store of a signed-in device: of one session only, and gone when it ends. */
export interface DeviceKeys {
  /** Those of a session, made at the first asking; null where it is over. */
  of(sessionId: string): Promise<KeysOfDevice | null>
}

interface Parts {
  readonly database: Pick<Database, 'db'>
  readonly secret: string
}

const BYTES = 32

export function createDeviceKeys({ database: { db }, secret }: Parts): DeviceKeys {
  const sealing = deriveKey(secret, 'device-keys')
  const read = async (sessionId: string) => {
    const row = await db
      .selectFrom('session')
      .select('device_keys_sealed')
      .where('id', '=', sessionId)
      .executeTakeFirst()
    return row?.device_keys_sealed ?? null
  }
  // Where two ask at once, both are answered what the first one made. What another secret sealed is of no use any more.
  const replace = async (sessionId: string, former: string | null) => {
    const made = seal(sealing, randomBytes(2 * BYTES).toString('base64url'), sessionId)
    await db
      .updateTable('session')
      .set({ device_keys_sealed: made })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .where(sql<boolean>`device_keys_sealed is not distinct from ${former}`)
      .execute()
    return read(sessionId)
  }
  const opened = (sealed: string | null, sessionId: string) => {
    const bytes = sealed === null ? null : open(sealing, sealed, sessionId)
    return bytes === null ? null : split(Buffer.from(bytes, 'base64url'))
  }
  return {
    of: async sessionId => {
      const kept = await read(sessionId)
      return opened(kept, sessionId) ?? opened(await replace(sessionId, kept), sessionId)
    },
  }
}

const split = (bytes: Buffer): KeysOfDevice => ({
  hashKey: bytes.subarray(0, BYTES).toString('base64url'),
  storeKey: bytes.subarray(BYTES).toString('base64url'),
})
