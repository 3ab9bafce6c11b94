import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { deriveKey } from '../../../platform/secret/derive-key.ts'
import { open, seal } from '../../../platform/secret/encrypt-text.ts'
import { drawCode, keyedHash, sameHash } from '../../../platform/secret/one-time-code.ts'
import type { HiddenCode } from '../store/human-checks.ts'
import { spendProof } from '../store/spent-proofs.ts'
import { checkProof } from './proof.ts'

/** The number of digits in a picture. */
const DIGITS = 5

/** The human checks of the sign-in, also used by other calls that strangers may make. */
export interface HumanCheck {
  /** Counts a proof of work (`drawProof`). False: it is wrong, expired, or was used before. */
  takeProof(db: Kysely<DB>, given: string): Promise<boolean>
  /** Digits to draw or speak, and what to store for this id to check them later. */
  drawDigits(id: string): { readonly digits: string; readonly hidden: HiddenCode }
  /** The stored digits again, to be spoken. Null: they were stored for another id. */
  reveal(id: string, sealed: string): string | null
  isRight(id: string, hash: Buffer | null, digits: string): boolean
}

export function createHumanCheck({ clock, secret }: { clock: Clock; secret: string }): HumanCheck {
  const proofKey = deriveKey(secret, 'sign-in-proof')
  const codeKey = deriveKey(secret, 'human-code')
  const sealKey = deriveKey(secret, 'human-code-seal')
  return {
    takeProof: async (db, given) => {
      const proof = await checkProof(proofKey, given, clock.now())
      return proof !== null && (await spendProof(db, proof))
    },
    drawDigits: id => {
      const digits = drawCode(DIGITS)
      return { digits, hidden: { hash: keyedHash(codeKey, id, digits), sealed: seal(sealKey, digits, id) } }
    },
    reveal: (id, sealed) => open(sealKey, sealed, id),
    isRight: (id, hash, digits) => sameHash(hash, keyedHash(codeKey, id, digits)),
  }
}
