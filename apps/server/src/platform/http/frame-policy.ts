import { isShownInFrames } from '@vizit/domain/frame/is-shown-in-frames.ts'
import type { FastifyBaseLogger } from 'fastify'

/** On whose pages a provider is shown, and whether its account screens too; null where there is no such provider. */
export type FrameHosts = (provider: string) => Promise<{
  readonly hosts: readonly string[]
  readonly showsAccount: boolean
} | null>

/** Tells the content security policy of an address. */
export interface FramePolicy {
  /** Where no provider is named. */
  usual(url: string): string
  of(provider: string, url: string, log: FastifyBaseLogger): Promise<string>
}

/**
 * A page that names a provider may be shown in a frame by the provider's sites, besides our own and those that the
 * operator has set for all (product §1): booking by all of them, the account only where the operator lets that provider.
 */
export function framePolicy(
  base: string,
  everywhere: readonly string[],
  frameHosts?: FrameHosts,
): FramePolicy {
  const policy = (hosts: readonly string[]) =>
    `${base};frame-ancestors ${["'self'", ...new Set(hosts)].join(' ')}`
  const [booking, account] = [policy(everywhere), policy([])]
  const usual = (url: string) => (isForFrames(url) ? booking : account)
  return {
    usual,
    async of(provider, url, log) {
      try {
        const { hosts = [], showsAccount = false } = (await frameHosts?.(provider)) ?? {}
        return showsAccount || isForFrames(url) ? policy([...everywhere, ...hosts]) : account
      } catch (error) {
        // Whoever opens the page itself is served even without a database.
        log.warn({ err: error }, 'frame hosts cannot be read')
        return usual(url)
      }
    },
  }
}

/** Answers of the API and files are no pages: whoever frames them sees nothing of an account. */
function isForFrames(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '/'
  return path.startsWith('/api/') || path.includes('.') || isShownInFrames(path)
}

/** The provider that the address of a page names; answers of the API are no pages. */
export function namedProvider(url: string): string | null {
  const query = url.indexOf('?')
  if (query < 0 || url.startsWith('/api/') || !url.includes('provider=', query)) return null
  return new URLSearchParams(url.slice(query)).get('provider')
}
