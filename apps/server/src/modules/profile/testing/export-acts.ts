import type { World } from '@vizit/test-kit/world/world.ts'
import { vi } from 'vitest'

const path = '/api/v2/my/profile/export'

interface Person {
  readonly accountId: string
  readonly profileId: string
  readonly bearer: string
  readonly phone: string
  readonly deviceId: string
}

/** The copy is made in the background, so a busy machine may take long. */
export const patiently = { timeout: 20_000 }

/** What tests of the export do. */
export function exportActs(world: World) {
  async function person({ email = true } = {}): Promise<Person & { email: string }> {
    const patient = await world.patient()
    const address = `${patient.phone}@example.by`
    if (email) {
      await world.db
        .insertInto('account_email')
        .values({
          account_id: patient.accountId,
          usage: 'PRIMARY',
          address,
          confirmed_at: world.clock.now(),
          created_at: world.clock.now(),
        })
        .execute()
    }
    return { ...patient, email: address }
  }

  const order = async (who: Person) =>
    world.call('POST', path, { bearer: who.bearer, freshCode: await world.freshCode(who, 'export') })
  const state = async ({ bearer }: Person) => (await world.call('GET', path, { bearer })).json
  const messages = async (to: string): Promise<{ text: string }[]> =>
    (await world.call('GET', `/dev/messages.json?to=${encodeURIComponent(to)}`)).json

  /** The token of the link in the e-mail. */
  async function tokenOf({ email }: { email: string }): Promise<string> {
    const [mail] = await vi.waitUntil(async () => {
      const found = await messages(email)
      return found.length > 0 ? found : undefined
    }, patiently)
    return /\/profile\/export#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  async function download({ bearer }: Person, token: string) {
    const headers = { authorization: `Bearer ${bearer}` }
    const reply = await world.app.inject({
      method: 'POST',
      url: `${path}/download`,
      headers,
      payload: { token },
    })
    return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload, text: reply.body }
  }
  return { person, order, state, tokenOf, download }
}
