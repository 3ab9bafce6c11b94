import { recordAuthEvent } from '@vizit/contract/calls/identity/auth-events.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../deps.ts'
import { insertAuthEvent } from '../store/sign-in-statistics.ts'

export const recordAuthEventRoute = handle(
  recordAuthEvent,
  async ({ body, actor }, { database, clock }: IdentityDeps) => {
    const who = actor.kind === 'patient' ? { accountId: actor.accountId } : { anonymousId: actor.anonymousId }
    await insertAuthEvent(database.db, { ...body, ...who, at: clock.now() })
    return undefined
  },
)
