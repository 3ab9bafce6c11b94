import { confirmEmailCode } from '@vizit/contract/calls/emails.ts'
import { handle } from '../../../../platform/http/handle.ts'
import type { IdentityDeps } from '../../deps.ts'
import { confirmEmailCode as confirm } from '../confirm-email.ts'
import { subjectOf } from '../subject-of.ts'

export const confirmEmailCodeRoute = handle(
  confirmEmailCode,
  async ({ actor, body, refuse }, deps: IdentityDeps) => {
    const outcome = await confirm(subjectOf(actor), body.code, deps)
    if (outcome.kind === 'wrong') return refuse('INVALID_CODE', { attemptsLeft: outcome.attemptsLeft })
    if (outcome.kind === 'expired') return refuse('LINK_EXPIRED')
    if (outcome.kind === 'exists')
      return refuse('PROFILE_EXISTS', { deviceIdOfExistedUser: outcome.deviceRef })
    const { confirmed, maskedEmail, deviceName } = outcome
    return { confirmed, maskedEmail, deviceName }
  },
)
