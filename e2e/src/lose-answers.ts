import type { Page } from '@playwright/test'
import type { CallName } from '@vizit/api-client/calls.ts'
import { routes } from '@vizit/api-client/routes.ts'

export interface Loss {
  /** The number of requests that reached the server. */
  readonly arrived: number
}

/** Every request of this call reaches the server, but the first `times` answers are lost. */
export async function loseAnswers(page: Page, name: CallName, times = 1): Promise<Loss> {
  const { method, path } = routes[name]
  const loss = { arrived: 0 }
  const address = new RegExp(`${path.replaceAll(/:\w+/g, '[^/]+')}(\\?.*)?$`)
  await page.route(address, async route => {
    if (route.request().method() !== method) return route.fallback()
    const response = await route.fetch()
    loss.arrived += 1
    if (loss.arrived <= times) return route.abort('connectionreset')
    return route.fulfill({ response })
  })
  return loss
}
