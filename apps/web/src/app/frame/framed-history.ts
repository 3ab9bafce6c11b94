import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { namedProvider } from '../provider/provider-choice.ts'

/**
 * In a frame every address names the provider, however one got there: by it the server knows whose sites may show the
 * page when the frame is reloaded.
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
