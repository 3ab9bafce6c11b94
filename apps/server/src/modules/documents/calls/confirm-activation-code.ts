import { confirmActivationCode as call } from '@vizit/contract/calls/documents/activation-codes.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { DocumentsDeps } from '../deps.ts'
import { openByTypedCode, recordWithConsent } from '../use-cases/open-record.ts'

export const confirmActivationCodeRoute = handle(
  call,
  async ({ actor, body, idempotencyKey: key, refuse }, deps: DocumentsDeps) => {
    const { profileId, providerCode, recordLink: recordId, code } = body
    const agreed = await recordWithConsent(actor, { recordId, profileId }, deps)
    if (agreed instanceof Refused) return agreed
    if (agreed.record.providerCode !== providerCode) return refuse('NOT_FOUND')
    const until = await openByTypedCode(actor, { recordId, code, key }, deps)
    return until instanceof Refused ? until : { opensUntil: formatInstant(until) }
  },
)
