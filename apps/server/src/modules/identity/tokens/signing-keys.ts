import { createSecretKey, type KeyObject } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { deriveKey } from '../../../platform/secret/derive-key.ts'
import { open } from '../../../platform/secret/encrypt-text.ts'
import { readKeys } from '../store/signing-keys.ts'
import { rotateKeys } from './rotate-keys.ts'

export interface SigningKey {
  /** The `kid` of the tokens that it signs. */
  readonly id: string
  readonly key: KeyObject
}

interface KnownKey extends SigningKey {
  readonly beginsAt: number
  readonly endsAt: number
}

/** The signing keys of identity tokens, as this server knows them. */
export interface SigningKeys {
  /** The key that signs now; made if there is none. */
  current(): Promise<SigningKey>
  /** The key of a token, if its tokens are still accepted; a key unknown here is read from the database. */
  find(id: string): Promise<KeyObject | undefined>
  /** Whether the key is known here and its tokens are still accepted. */
  has(id: string): boolean
  /** Reads the keys again, so that a key made on another server is known before it begins to sign. */
  reload(): Promise<void>
  /** Makes a new key if the last one has signed long enough. */
  rotateIfDue(): Promise<void>
}

interface Parts {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly secret: string
}

/** Unknown key ids cause at most one query in this many milliseconds. */
const PATIENCE_MS = 1000

export function createSigningKeys({ database: { db }, clock, secret }: Parts): SigningKeys {
  const sealing = deriveKey(secret, 'signing-key')
  let known = new Map<string, KnownKey>()
  let missedAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  const read = async () => {
    const rows = await readKeys(db, clock.now())
    known = new Map(
      rows.flatMap(({ id, sealed, begins_at, ends_at }) => {
        const opened = open(sealing, sealed, id)
        // Encrypted with another secret, so it cannot be used.
        if (opened === null) return []
        const key = createSecretKey(Buffer.from(opened, 'base64url'))
        const endsAt = ends_at?.getTime() ?? Number.POSITIVE_INFINITY
        return [[id, { id, key, beginsAt: begins_at.getTime(), endsAt }] as const]
      }),
    )
  }
  const reload = () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
  const now = () => clock.now().getTime()
  const isTaken = (key: KnownKey | undefined) => key !== undefined && key.endsAt > now()
  const signer = () => {
    const begun = [...known.values()].filter(key => key.beginsAt <= now() && isTaken(key))
    return begun.sort((a, b) => b.beginsAt - a.beginsAt)[0]
  }

  return {
    reload,
    has: id => isTaken(known.get(id)),
    current: async () => {
      if (!signer()) await reload()
      if (!signer()) {
        await rotateKeys(db, sealing, clock.now(), 'unless-one-signs')
        await read()
      }
      const key = signer()
      if (!key) throw new Error('no key signs')
      return key
    },
    find: async id => {
      const isUnknown = !known.has(id) && performance.now() - missedAt > PATIENCE_MS
      if (isUnknown) {
        await reload()
        if (!known.has(id)) missedAt = performance.now()
      }
      const key = known.get(id)
      return isTaken(key) ? key?.key : undefined
    },
    rotateIfDue: () => rotateKeys(db, sealing, clock.now(), 'if-due'),
  }
}
