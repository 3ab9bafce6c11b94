import { linkInsurer } from '@vizit/contract/calls/coverage.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { mayLinkFor } from '../store/people.ts'
import { linkInsurer as link, readInsurerKey } from '../use-cases/link-insurer.ts'

export const linkInsurerRoute = handle(
  linkInsurer,
  async ({ actor, body, idempotencyKey, address, language }, deps: ProgrammesDeps) => {
    const profileId = await mayLinkFor(actor, body.profileId, deps)
    if (profileId === null) return new Refused('NOT_FOUND', {})
    const key = readInsurerKey(body)
    if (key instanceof Refused) return key
    await deps.demoMembers?.enrol(actor.accountId)
    return link({ actor, profileId, key, idempotencyKey, address, language }, deps)
  },
)
