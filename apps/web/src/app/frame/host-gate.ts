import type { Answer } from '@vizit/api-client/calls.ts'
import type { Client } from '@vizit/api-client/client.ts'

/** What the server's list says about the sites of a provider. */
export interface HostGate {
  /** True if a page of this origin may show a provider's pages and receive their events. */
  mayBe(origin: string, provider: string): Promise<boolean>
  /** True if its frames also show the account's screens. */
  showsAccount(provider: string): Promise<boolean>
}

/** Each provider is requested once; a failed request is repeated. */
export function createHostGate(client: Client): HostGate {
  const known = new Map<string, Promise<Answer<'listFrameHosts'> | null>>()

  async function ask(provider: string) {
    const result = await client.send('listFrameHosts', { params: { provider } })
    if (!result.ok) known.delete(provider)
    return result.ok ? result.answer : null
  }

  function frameOf(provider: string) {
    const asked = known.get(provider) ?? ask(provider)
    known.set(provider, asked)
    return asked
  }

  return {
    mayBe: async (origin, provider) =>
      origin === location.origin || ((await frameOf(provider))?.hosts.includes(origin) ?? false),
    showsAccount: async provider => (await frameOf(provider))?.showsAccount ?? false,
  }
}
