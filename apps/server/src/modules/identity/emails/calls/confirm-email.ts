import { confirmEmail } from '@vizit/contract/calls/identity/emails.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../../deps.ts'
import { confirmEmail as confirm } from '../confirm-email.ts'

export const confirmEmailRoute = handle(confirmEmail, async ({ body, refuse }, deps: IdentityDeps) => {
  const outcome = await confirm(body.token, deps)
  if (outcome.kind === 'expired') return refuse('LINK_EXPIRED')
  if (outcome.kind === 'exists') return refuse('PROFILE_EXISTS', { deviceIdOfExistedUser: outcome.deviceRef })
  const { confirmed, maskedEmail, deviceName } = outcome
  return { confirmed, maskedEmail, deviceName }
})
