import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { namedProvider } from '../provider/provider-choice.ts'

/**
 * In a frame every address names the provider: when the frame is reloaded, the server needs it to decide which sites
 * may show the page.
 */
export function framedHistory(): RouterHistory {
  return createBrowserHistory({ createHref: withProvider })
}

function withProvider(path: string): string {
  const provider = namedProvider()
  const { pathname, searchParams, hash } = new URL(path, location.origin)
  if (provider !== null) searchParams.set('provider', provider)
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`
}
