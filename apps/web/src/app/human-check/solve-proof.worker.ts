import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: data, deriveKey })
    // A page without TLS has no Web Crypto: the request is sent without a proof.
    .catch(() => null)
    .then(solution => postMessage(solution))
})
