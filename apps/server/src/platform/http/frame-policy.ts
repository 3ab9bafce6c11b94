import { isShownInFrames } from '@vizit/domain/frame/is-shown-in-frames.ts'
import type { FastifyBaseLogger } from 'fastify'

/**
 * The sites that may frame a provider's pages, and whether account screens may be framed too. Null: no such
 * provider.
 */
export type FrameHosts = (provider: string) => Promise<{
  readonly hosts: readonly string[]
  readonly showsAccount: boolean
} | null>

/** Returns the `frame-ancestors` for a URL. */
export interface FramePolicy {
  /** For pages that name no provider. */
  usual(url: string): string
  of(provider: string, url: string, log: FastifyBaseLogger): Promise<string>
}

/**
 * A page that names a provider may be framed by that provider's sites, our own and those that the operator has set
 * for all (product §1). Booking may be framed by all of them; account screens only if the operator allows it for
 * that provider.
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
        // A direct visit of the page works even without a database.
        log.warn({ err: error }, 'frame hosts cannot be read')
        return usual(url)
      }
    },
  }
}

/** Answers of the API and files are not pages: a site that frames them sees nothing of an account. */
function isForFrames(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '/'
  return path.startsWith('/api/') || path.includes('.') || isShownInFrames(path)
}

/** The provider code in a page's URL; URLs of the API name none. */
export function namedProvider(url: string): string | null {
  const query = url.indexOf('?')
  if (query < 0 || url.startsWith('/api/') || !url.includes('provider=', query)) return null
  return new URLSearchParams(url.slice(query)).get('provider')
}
