import { giveConsent as call } from '@vizit/contract/calls/family/family.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FamilyDeps } from '../deps.ts'
import { giveConsent } from '../use-cases/give-consent.ts'

export const giveConsentRoute = handle(call, async ({ actor }, deps: FamilyDeps) => {
  await giveConsent(actor, deps)
  return undefined
})
