import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { acceptJoinRequestRoute } from './calls/accept-join-request.ts'
import { addChildRoute } from './calls/add-child.ts'
import { confirmRelativeRoute } from './calls/confirm-relative.ts'
import { declineJoinRequestRoute } from './calls/decline-join-request.ts'
import { giveConsentRoute } from './calls/give-consent.ts'
import { joinFamilyRoute } from './calls/join-family.ts'
import { listGrantsRoute } from './calls/list-grants.ts'
import { listJoinRequestsRoute } from './calls/list-join-requests.ts'
import { markFamilySeenRoute } from './calls/mark-family-seen.ts'
import { readLedgerRoute } from './calls/read-ledger.ts'
import { removeChildRoute } from './calls/remove-child.ts'
import { removeRelativeRoute } from './calls/remove-relative.ts'
import { renewFamilyCodeRoute } from './calls/renew-family-code.ts'
import { saveChildRoute } from './calls/save-child.ts'
import { sendRelativeCodeRoute } from './calls/send-relative-code.ts'
import { setGrantRoute } from './calls/set-grant.ts'
import { showFamilyCodeRoute } from './calls/show-family-code.ts'
import { startRelativeRoute } from './calls/start-relative.ts'
import { withdrawJoinRequestRoute } from './calls/withdraw-join-request.ts'
import type { FamilyDeps } from './deps.ts'

const routes = [
  addChildRoute,
  saveChildRoute,
  removeChildRoute,
  startRelativeRoute,
  sendRelativeCodeRoute,
  confirmRelativeRoute,
  removeRelativeRoute,
  showFamilyCodeRoute,
  renewFamilyCodeRoute,
  joinFamilyRoute,
  listJoinRequestsRoute,
  acceptJoinRequestRoute,
  declineJoinRequestRoute,
  withdrawJoinRequestRoute,
  listGrantsRoute,
  setGrantRoute,
  readLedgerRoute,
  markFamilySeenRoute,
  giveConsentRoute,
]

/**
 * Calls about the people for whom an account may act, and those who may act for it (product §3, "Family member").
 */
export async function familyPlugin(app: FastifyInstance, deps: FamilyDeps) {
  register(app, routes, deps)
}
