import { requestActivationCode as call } from '@vizit/contract/calls/documents/activation-codes.ts'
import { maskPhone } from '@vizit/domain/access/mask-personal-data.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { DocumentsDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { requestActivationCode } from '../use-cases/request-activation-code.ts'

export const requestActivationCodeRoute = handle(
  call,
  async ({ actor, body, language }, deps: DocumentsDeps) => {
    const { profileId, providerCode, recordLink: recordId } = body
    const sent = await requestActivationCode({ actor, language, profileId, providerCode, recordId }, deps)
    if (sent instanceof Refused) return sent
    return {
      maskedPhone: maskPhone(sent.phone),
      resendAfter: limits.resendSeconds,
      expiresAt: formatInstant(sent.expiresAt),
    }
  },
)
