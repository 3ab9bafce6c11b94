import { listGrants as call } from '@vizit/contract/calls/family/grants.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FamilyDeps } from '../deps.ts'
import { listGrants } from '../use-cases/list-grants.ts'

export const listGrantsRoute = handle(call, ({ actor }, deps: FamilyDeps) => listGrants(actor, deps))
