import { renewFamilyCode as call } from '@vizit/contract/calls/family/codes.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FamilyDeps } from '../deps.ts'
import { familyCode } from '../use-cases/family-code.ts'

export const renewFamilyCodeRoute = handle(call, ({ actor, body }, deps: FamilyDeps) =>
  familyCode(actor.accountId, body.relKind, { renew: true }, deps),
)
