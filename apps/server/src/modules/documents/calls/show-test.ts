import { showTest as call } from '@vizit/contract/calls/documents/tests.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { DocumentsDeps } from '../deps.ts'
import { findTest } from '../store/tests.ts'
import { presentTest } from '../use-cases/present-test.ts'

export const showTestRoute = handle(
  call,
  async ({ actor, params, language, refuse }, deps: DocumentsDeps) => {
    const test = await findTest(deps.database, params.testId)
    const member = test && (await deps.family.memberFor(actor, test.profileId, 'VIEW_REPORTS_TESTS'))
    if (!test || !member) return refuse('NOT_FOUND')
    await deps.family.recordViews(actor, [member], 'tests-viewed')
    return presentTest(test, language)
  },
)
