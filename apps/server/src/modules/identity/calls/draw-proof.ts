import { drawProof } from '@vizit/contract/calls/identity/bot-check.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../deps.ts'
import { drawChallenge } from '../human-check/proof.ts'

export const drawProofRoute = handle(drawProof, async (_asked, { clock, keys }: IdentityDeps) =>
  drawChallenge(keys.signInProof, clock.now()),
)
