import { listDevices } from '@vizit/contract/calls/identity/devices.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import type { IdentityDeps } from '../../deps.ts'
import { signedInDevices } from '../store.ts'

export const listDevicesRoute = handle(listDevices, async ({ actor }, { database, clock }: IdentityDeps) => {
  const now = clock.now()
  const devices = await signedInDevices(database.db, actor.accountId, now)
  const listed = devices.map(device => {
    const isThis = device.device_id === actor.deviceId
    return {
      deviceRef: device.ref,
      name: device.name,
      // This call is an activity, too; its write need not be done yet.
      lastSeenAt: formatInstant(isThis ? now : device.last_seen_at),
      address: device.rough_address,
      isThis,
      isConfirmed: device.confirmed_at !== null,
    }
  })
  return [...listed.filter(({ isThis }) => isThis), ...listed.filter(({ isThis }) => !isThis)]
})
