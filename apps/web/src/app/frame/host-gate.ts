import type { Answer } from '@vizit/api-client/calls.ts'
import type { Client } from '@vizit/api-client/client.ts'

/** What the server's list says of the sites of a provider. */
export interface HostGate {
  /** May a page of this origin show a provider's pages, and be told of what happens there? */
  mayBe(origin: string, provider: string): Promise<boolean>
  /** Do its frames show the account's screens too? */
  showsAccount(provider: string): Promise<boolean>
}

/** Each provider is asked about once. An answer that did not come is asked for again. */
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
