import type { FastifyBaseLogger } from 'fastify'

/** The origins of the sites that may show the pages of a provider; null where there is no such provider. */
export type FrameHosts = (provider: string) => Promise<readonly string[] | null>

/** Tells the content security policy of an address. */
export interface FramePolicy {
  /** Of every page and answer that names no provider. */
  readonly usual: string
  of(provider: string, log: FastifyBaseLogger): Promise<string>
}

/**
 * A page that names a provider may be shown in a frame by the provider's sites, besides our own and those that the
 * operator has set for all (product §1).
 */
export function framePolicy(
  base: string,
  everywhere: readonly string[],
  frameHosts?: FrameHosts,
): FramePolicy {
  const policy = (hosts: readonly string[]) =>
    `${base};frame-ancestors ${["'self'", ...new Set([...everywhere, ...hosts])].join(' ')}`
  const usual = policy([])
  return {
    usual,
    async of(provider, log) {
      try {
        return policy((await frameHosts?.(provider)) ?? [])
      } catch (error) {
        // Whoever opens the page itself is served even without a database.
        log.warn({ err: error }, 'frame hosts cannot be read')
        return usual
      }
    },
  }
}

/** The provider that the address of a page names; answers of the API are no pages. */
export function namedProvider(url: string): string | null {
  const query = url.indexOf('?')
  if (query < 0 || url.startsWith('/api/') || !url.includes('provider=', query)) return null
  return new URLSearchParams(url.slice(query)).get('provider')
}
