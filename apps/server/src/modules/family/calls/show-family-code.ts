import { showFamilyCode as call } from '@vizit/contract/calls/family/codes.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FamilyDeps } from '../deps.ts'
import { familyCode } from '../use-cases/family-code.ts'

export const showFamilyCodeRoute = handle(call, ({ actor, query }, deps: FamilyDeps) =>
  familyCode(actor.accountId, query.relKind, { renew: false }, deps),
)
