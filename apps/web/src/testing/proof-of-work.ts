import type { Answer } from '@vizit/api-client/calls.ts'
import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** A worker that runs in the page, because jsdom has none. */
export class PageWorker {
  onmessage: (event: { data: unknown }) => void = () => undefined
  postMessage(challenge: Challenge) {
    void solveChallenge({ challenge, deriveKey }).then(data => this.onmessage({ data }))
  }
  terminate() {}
}

/** A small challenge in the server's format. Its solution is 3. */
export const challenge = (await createChallenge({
  algorithm: 'PBKDF2/SHA-256',
  cost: 1,
  counter: 3,
  data: { expires: 2_000_000_000 },
  deriveKey,
  hmacSignatureSecret: 'a secret of the test',
  hmacKeySignatureSecret: 'another one',
})) as Answer<'drawProof'>

/** The proof of work sent with a call. */
export const proofOf = (body: { recaptchaValue?: string | undefined } | undefined) =>
  JSON.parse(atob(body?.recaptchaValue ?? 'e30='))
