import type { Page } from '@playwright/test'
import { address } from './address.ts'

/** The origins of other sites that the page asks, as it asks them. */
export function requestsToOthers(page: Page): string[] {
  const toOthers: string[] = []
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== address()) toOthers.push(origin)
  })
  return toOthers
}
