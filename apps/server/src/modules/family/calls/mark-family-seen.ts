import { markFamilySeen as call } from '@vizit/contract/calls/family/family.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FamilyDeps } from '../deps.ts'
import { markSeen } from '../store/relatives.ts'

export const markFamilySeenRoute = handle(call, async ({ actor }, deps: FamilyDeps) => {
  await markSeen(deps.database.db, actor.accountId, deps.clock.now())
  deps.changes.publish('family', { accounts: [actor.accountId] })
  return undefined
})
