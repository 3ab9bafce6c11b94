import { drawProof } from '@vizit/contract/calls/identity/bot-check.ts'
import { z } from 'zod'

const Proof = z.object({
  challenge: drawProof.answer,
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string() }),
})

export type GivenProof = z.output<typeof Proof>

/** Parses a `recaptchaValue`. Null: it is not a proof of work. */
export function readProof(given: string): GivenProof | null {
  try {
    return Proof.parse(JSON.parse(Buffer.from(given, 'base64').toString('utf8')))
  } catch {
    return null
  }
}
