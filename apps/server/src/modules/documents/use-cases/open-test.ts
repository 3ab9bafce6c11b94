import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { DocumentsDeps } from '../deps.ts'
import { findTest, type TestDetails } from '../store/tests.ts'
import { openByCode, recordWithConsent } from './open-record.ts'

export interface TestRequest {
  readonly actor: Patient
  readonly testId: string
  readonly code: string | null
}

type NotOpened = 'NOT_FOUND' | 'DOCUMENTS_CONSENT_REQUIRED' | 'INVALID_ACODE' | 'ACODES_BLOCKED'

/** A ready test, for an account that may see its values and has opened its record. */
export async function openTest(
  { actor, testId, code }: TestRequest,
  deps: DocumentsDeps,
): Promise<TestDetails | Refused<NotOpened>> {
  const test = await findTest(deps.database, testId)
  if (test?.status !== 'ready') return new Refused('NOT_FOUND', {})
  const { recordId, profileId } = test
  const agreed = await recordWithConsent(actor, { recordId, profileId }, deps)
  if (agreed instanceof Refused) return agreed
  const opened = await openByCode(actor, { recordId, code }, deps)
  return opened instanceof Refused ? opened : test
}
