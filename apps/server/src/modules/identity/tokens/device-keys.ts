import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { deriveKey } from '../../../platform/secret/derive-key.ts'
import { open, seal } from '../../../platform/secret/encrypt-text.ts'
import { insertStoreKeys, readStoreKeys, type SealedKeys } from '../store/device-store-keys.ts'

/** 256 random bits each, in base64url (product §3, "User"). */
export interface KeysOfDevice {
  readonly hashKey: string
  readonly storeKey: string
}

/**
 * The keys of an account's encrypted store on a device. The next session there gets the same keys, so that an
 * expired session loses no data; they are deleted when the owner signs the device out.
 */
export interface DeviceKeys {
  /** The keys for a session's account and device, made on the first call. Null: the session is over. */
  of(sessionId: string): Promise<KeysOfDevice | null>
}

interface Parts {
  readonly database: Pick<Database, 'db'>
  readonly secret: string
}

const BYTES = 32

export function createDeviceKeys({ database: { db }, secret }: Parts): DeviceKeys {
  const sealing = deriveKey(secret, 'device-keys')
  const opened = (keys: readonly SealedKeys[]): string | null => {
    for (const { sealed, boundTo } of keys) {
      const bytes = open(sealing, sealed, boundTo)
      if (bytes !== null) return bytes
    }
    return null
  }
  // Keys encrypted with another VIZIT_SECRET stay: they can be read again when that secret is back.
  const make = async (trx: Kysely<DB>, sessionId: string) => {
    const holder = await readStoreKeys(trx, sessionId, { isHeld: true })
    if (!holder) return null
    const kept = opened(holder.keys)
    if (kept !== null) return kept
    const made = opened(holder.ofSession) ?? randomBytes(2 * BYTES).toString('base64url')
    await insertStoreKeys(trx, holder, { sealed: seal(sealing, made, holder.ref), boundTo: holder.ref })
    return made
  }
  return {
    of: async sessionId => {
      const holder = await readStoreKeys(db, sessionId, { isHeld: false })
      const bytes =
        holder && (opened(holder.keys) ?? (await db.transaction().execute(trx => make(trx, sessionId))))
      return bytes ? split(Buffer.from(bytes, 'base64url')) : null
    },
  }
}

const split = (bytes: Buffer): KeysOfDevice => ({
  hashKey: bytes.subarray(0, BYTES).toString('base64url'),
  storeKey: bytes.subarray(BYTES).toString('base64url'),
})
