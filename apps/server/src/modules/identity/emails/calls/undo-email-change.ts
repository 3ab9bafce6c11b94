import { undoEmailChange as call } from '@vizit/contract/calls/identity/emails.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../../deps.ts'
import { undoEmailChange } from '../undo-email-change.ts'

export const undoEmailChangeRoute = handle(call, async ({ body, refuse }, deps: IdentityDeps) => {
  const outcome = await undoEmailChange(body.token, deps)
  if (outcome.kind === 'expired') return refuse('LINK_EXPIRED')
  if (outcome.kind === 'exists') return refuse('PROFILE_EXISTS', { deviceIdOfExistedUser: outcome.deviceRef })
  const { maskedEmail, devicesSignedOut } = outcome
  return { maskedEmail, devicesSignedOut }
})
