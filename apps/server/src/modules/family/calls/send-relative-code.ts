import { sendRelativeCode as call } from '@vizit/contract/calls/family/relatives.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FamilyDeps } from '../deps.ts'
import { sendRelativeCode } from '../use-cases/send-relative-code.ts'

export const sendRelativeCodeRoute = handle(call, ({ actor, query, address, language }, deps: FamilyDeps) =>
  sendRelativeCode({ actor, relId: query.relId, address, language }, deps),
)
