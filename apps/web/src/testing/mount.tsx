import { createMemoryHistory, type HistoryState, type RouterHistory } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Language } from '@vizit/i18n/language.ts'
import { createScreenTexts, type ScreenTexts } from '@vizit/i18n/screen-texts.ts'
import { loadRefusalTexts } from '@vizit/ui/states/use-refusal-texts.ts'
import { client } from '../app/api/client.ts'
import { createQueryClient } from '../app/api/query-client.ts'
import { App } from '../app/app.tsx'
import { forgetDataOfClosedStore } from '../app/device-store/forget-data-of-closed-store.ts'
import { wipeStoreOnSignOut } from '../app/device-store/wipe-store-on-sign-out.ts'
import { followHost } from '../app/frame/follow-host.ts'
import { followRights } from '../app/rights/follow-rights.ts'
import { returnFocus } from '../app/router/return-focus.ts'
import { createAppRouter } from '../app/router/router.tsx'
import { followLostSession } from '../app/session/follow-lost-session.ts'
import { followSession } from '../app/session/follow-session.ts'
import { followAccess } from '../features/access/follow-access.ts'
import { followOutdated } from '../features/outdated/follow-outdated.ts'
import { createFirstRoutes } from '../first-routes.ts'
import { routeTree } from '../route-tree.gen.ts'

export interface MountOptions {
  readonly language?: Language
  /** Replaces the history in memory, which has no Back button. */
  readonly history?: RouterHistory
  /** Replaces the texts that are loaded at once. */
  readonly texts?: ScreenTexts
  /** The routes of other screens are loaded by the first address that needs them. */
  readonly onlyFirstRoutes?: boolean
  /** The page in whose frame the application is. */
  readonly host?: Window
}

/** The whole web application at a path, as a browser would open it; its server must be set up before. */
export async function mount(path: string, options: MountOptions = {}) {
  const { language = 'ru' } = options
  const queries = createQueryClient()
  const history = options.history ?? createMemoryHistory({ initialEntries: [path] })
  const texts = options.texts ?? createScreenTexts(language)
  const router: ReturnType<typeof createAppRouter> = createAppRouter({
    client,
    queries,
    texts,
    routes: options.onlyFirstRoutes ? createFirstRoutes(() => router) : routeTree,
    history,
  })
  const unfollow = followSession(router, queries)
  const unfollowWipe = wipeStoreOnSignOut()
  const remember = forgetDataOfClosedStore(queries)
  const unfollowOutdated = followOutdated(router, queries)
  const unfollowAccess = followAccess(router, queries)
  const unfollowRights = followRights(queries)
  const unfollowLost = followLostSession(queries)
  const unfollowFocus = returnFocus(router)
  const unfollowHost = options.host && followHost({ router, client, queries }, options.host)
  const first = await texts.speak(language)
  await loadRefusalTexts(first)
  const { unmount } = render(<App {...{ first, texts, client, queries, router }} />)
  await screen.findByRole('heading', { level: 1 })
  return {
    user: userEvent.setup(),
    path: () => router.state.location.href,
    /** Where change events are applied. */
    queries,
    /** Follows a link to this path, optionally with navigation state. */
    go: (to: string, state?: HistoryState) => history.push(to, state),
    close: () => {
      unfollow()
      unfollowWipe()
      remember()
      unfollowFocus()
      unfollowHost?.()
      unfollowRights()
      unfollowLost()
      unfollowAccess()
      unfollowOutdated()
      unmount()
    },
  }
}
