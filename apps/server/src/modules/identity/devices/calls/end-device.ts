import { endDevice } from '@vizit/contract/calls/identity/devices.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../../deps.ts'
import { endDevices } from '../end-devices.ts'

export const endDeviceRoute = handle(endDevice, async ({ actor, params, refuse }, deps: IdentityDeps) => {
  const ended = await endDevices({ accountId: actor.accountId, which: { ref: params.deviceRef } }, deps)
  return ended > 0 ? undefined : refuse('NOT_FOUND')
})
