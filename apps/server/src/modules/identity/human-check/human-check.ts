import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { deriveKey } from '../../../platform/secret/derive-key.ts'
import { drawCode, keyedHash, sameHash } from '../../../platform/secret/one-time-code.ts'
import { open, seal } from '../../../platform/secret/sealed.ts'
import type { HiddenCode } from '../store/human-checks.ts'
import { spendProof } from '../store/spent-proofs.ts'
import { checkProof } from './proof.ts'

/** Digits of the picture. */
const DIGITS = 5

/** The bot checks of the sign-in, for whatever else strangers may do. */
export interface HumanCheck {
  /** Counts a proof of work (`drawProof`); false: it is wrong, late, or was counted before. */
  takeProof(db: Kysely<DB>, given: string): Promise<boolean>
  /** Digits to be drawn or spoken, and what is kept of them under this id. */
  drawDigits(id: string): { readonly digits: string; readonly hidden: HiddenCode }
  /** The digits again, to be spoken; null when they were hidden under another id. */
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
