import { createHash, randomInt } from 'node:crypto'
import type { AnswerOf } from '@vizit/contract/call.ts'
import type { drawProof } from '@vizit/contract/calls/identity/bot-check.ts'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { limits } from '../limits.ts'
import { type GivenProof, readProof } from './read-proof.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Hash rounds of one try: a third of a millisecond here, about one millisecond on a slow phone. */
const COST = 1000
/** Expected tries until the answer: half a second to two seconds on a phone, while its owner types nine digits. */
const TRIES = { least: 300, most: 900 }

export type ProofChallenge = AnswerOf<typeof drawProof>

const secretsOf = (key: Buffer) => ({
  hmacSignatureSecret: key.toString('base64url'),
  hmacKeySignatureSecret: createHash('sha256').update(key).digest('base64url'),
})

/**
 * A challenge for a device, signed so that nothing is stored. Its expiry is in its own data and not in the
 * package's field, because the package compares that with the machine's clock and we use ours.
 */
export async function drawChallenge(
  key: Buffer,
  now: Date,
  work = { cost: COST, tries: randomInt(TRIES.least, TRIES.most) },
): Promise<ProofChallenge> {
  const expires = Math.floor(now.getTime() / 1000) + limits.proofSeconds
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: work.cost,
    counter: work.tries,
    data: { expires },
    deriveKey,
    ...secretsOf(key),
  })
  return challenge as ProofChallenge
}

/** The id and expiry of a correct proof, so that it is counted once. Null: wrong or too late. */
export async function checkProof(
  key: Buffer,
  given: string,
  now: Date,
): Promise<{ hash: Buffer; expiresAt: Date } | null> {
  const proof = readProof(given)
  if (!proof || !(await isSolved(key, proof))) return null
  const { challenge } = proof
  const expiresAt = new Date(challenge.parameters.data.expires * 1000)
  return expiresAt > now
    ? { hash: createHash('sha256').update(challenge.signature).digest(), expiresAt }
    : null
}

async function isSolved(key: Buffer, { challenge, solution }: GivenProof): Promise<boolean> {
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(key) })
  return verified
}
