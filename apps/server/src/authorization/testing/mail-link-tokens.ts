import type { CallName } from '@vizit/contract/api.ts'
import { freshCode } from '@vizit/test-kit/world/fresh-code.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import type { World } from '@vizit/test-kit/world/world.ts'

/** The token of the last e-mail to an address. */
async function tokenTo({ call }: World, address: string): Promise<string> {
  const { json } = await call('GET', `/dev/messages.json?to=${encodeURIComponent(address)}`)
  return /#token=([\w-]+)/.exec(json[0].text)?.[1] ?? 'none'
}

/** Gives an account an unconfirmed address; returns the token of its e-mail. */
async function waitingAddress(world: World, { bearer, phone }: WorldPatient): Promise<string> {
  const address = `${phone}@example.by`
  const body = [{ address, usage: 'PRIMARY' }]
  await world.call('PUT', '/api/v2/my/profile/emails', { bearer, body })
  return tokenTo(world, address)
}

/** Removes a confirmed address; returns the token of the e-mail that can undo it. */
async function removedAddress(world: World, who: WorldPatient): Promise<string> {
  const token = await waitingAddress(world, who)
  await world.call('POST', '/api/v2/public/confirm-email', { body: { token } })
  const { bearer } = who
  const code = await freshCode(world.call, who, 'email')
  await world.call('PUT', '/api/v2/my/profile/emails', { bearer, freshCode: code, body: [] })
  return tokenTo(world, `${who.phone}@example.by`)
}

/** Calls made by the link of an e-mail: how to get their token. */
export const tokensOf: Partial<Record<CallName, (world: World, who: WorldPatient) => Promise<string>>> = {
  confirmEmail: waitingAddress,
  undoEmailChange: removedAddress,
}
