import { endOtherDevices } from '@vizit/contract/calls/identity/devices.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../../deps.ts'
import { endDevices } from '../end-devices.ts'

export const endOtherDevicesRoute = handle(endOtherDevices, async ({ actor }, deps: IdentityDeps) => {
  await endDevices({ accountId: actor.accountId, which: { butDeviceId: actor.deviceId } }, deps)
  return undefined
})
