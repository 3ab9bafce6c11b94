import { readLedger as call } from '@vizit/contract/calls/family/ledger.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FamilyDeps } from '../deps.ts'
import { readLedger } from '../use-cases/read-ledger.ts'

export const readLedgerRoute = handle(call, ({ actor, query }, deps: FamilyDeps) =>
  readLedger({ actor, profileId: query.profileId, before: query.before ?? null, limit: query.limit }, deps),
)
