import type { Client } from '@vizit/api-client/client.ts'

/** May a page of this origin show a provider's pages, and be told of what happens there? */
export type HostGate = (origin: string, provider: string) => Promise<boolean>

/** As the server's list has it. An answer that did not come is asked for again. */
export function createHostGate(client: Client): HostGate {
  const known = new Map<string, readonly string[]>()
  return async (origin, provider) => {
    if (origin === location.origin) return true
    const hosts = known.get(provider)
    if (hosts) return hosts.includes(origin)
    const result = await client.send('listFrameHosts', { params: { provider } })
    if (!result.ok) return false
    known.set(provider, result.answer.hosts)
    return result.answer.hosts.includes(origin)
  }
}
