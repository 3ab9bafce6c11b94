import { loadChangingRoutes } from '@vizit/api-client/route-of.ts'
import { isLanguage, type Language } from '@vizit/i18n/language.ts'
import { createScreenTexts } from '@vizit/i18n/screen-texts.ts'
import { type ComponentProps, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { client } from './app/api/client.ts'
import { App } from './app/app.tsx'
import { applyStyles } from './app/apply-styles.ts'
import { isFramed } from './app/frame/is-framed.ts'
import { followAccess } from './features/access/follow-access.ts'
// The browser fires its install event before any screen needs it.
import './features/install/native-prompt.ts'
import { createQueryClient } from './app/api/query-client.ts'
import { preferredLanguage } from './app/browser-storage/preferences.ts'
import { claimStoreWhenKeysKnown } from './app/device-store/claim-store-when-keys-known.ts'
import { forgetDataOfClosedStore } from './app/device-store/forget-data-of-closed-store.ts'
import { wipeStoreOnSignOut } from './app/device-store/wipe-store-on-sign-out.ts'
import { rememberProvider } from './app/provider/provider-choice.ts'
import { followOnceSignedIn } from './app/realtime/follow-once-signed-in.ts'
import { loadAfterFirstScreen } from './app/release/load-after-first-screen.ts'
import { recoverFromRelease } from './app/release/recover-from-release.ts'
import { followNotifications, registerServiceWorker } from './app/release/register-service-worker.ts'
import { isFirstScreen } from './app/router/first-paths.ts'
import { createAppRouter } from './app/router/router.tsx'
import { longAddress } from './app/router/short-link.ts'
import { followAuthEvents } from './app/session/auth-events.ts'
import { followSession } from './app/session/follow-session.ts'
import { readImportAddress } from './app/visit-import/read-import-address.ts'
import { followOutdated } from './features/outdated/follow-outdated.ts'
import { detectPushPromptMoments } from './features/push/push-prompt-moment.ts'
import { createFirstRoutes, loadAllRoutes } from './first-routes.ts'

// Loading the code has kept a slow phone busy: a task of its own lets it handle input before the app starts.
setTimeout(begin)

function begin(): void {
  // The page was reloaded while a dialog was open: the entry before shows the same. Later, this step would close another dialog.
  if (history.state?.isBehindDialog) history.back()
  rememberProvider(location.search)
  const address = readImportAddress(location.href) ?? longAddress(location)
  if (address !== null) history.replaceState(history.state, '', address)
  const queries = createQueryClient()
  const texts = createScreenTexts(firstLanguage())
  const routes = createFirstRoutes(() => router)
  const router: AppRouter = createAppRouter({ client, queries, texts, routes })
  recoverFromRelease(router)
  followSession(router, queries)
  wipeStoreOnSignOut()
  claimStoreWhenKeysKnown(queries)
  forgetDataOfClosedStore(queries)
  followAccess(router, queries)
  followOutdated(router, queries)
  followOnceSignedIn(client, queries)
  followAuthEvents(client)
  detectPushPromptMoments(queries)
  // In a separate task, like the start.
  setTimeout(show, 0, { texts, client, queries, router })
  // Few users come in a frame: the others do not load this code.
  if (isFramed) void followHost({ router, client, queries })
  else followNotifications(router)
}

type AppRouter = ReturnType<typeof createAppRouter>

type AppProps = Omit<ComponentProps<typeof App>, 'first'>

async function show(shown: AppProps): Promise<void> {
  const { texts, client, queries, router } = shown
  const root = document.getElementById('root') as HTMLElement
  try {
    const rendered = await readRendered()
    const page = await rendered?.takeRendered(queries, router)
    const [first] = await Promise.all([texts.speak(firstLanguage()), load(router), applyStyles()])
    const app = <App {...shown} first={first} shown={page?.shown} />
    // A transition is rendered in small steps, so that a slow phone stays responsive.
    startTransition(() => {
      if (page?.isTakenOver) hydrateRoot(root, app)
      else createRoot(root).render(app)
    })
    void loadAfterFirstScreen(shown, first, () => loadAllRoutes(router))
  } finally {
    // A page from the worker lacks the header that says which sites may frame it.
    if (!isFramed) void registerServiceWorker(queries, registration => followWorker(registration, client))
  }
}

/** The first screen of this address, with its data. */
async function load(router: AppRouter): Promise<void> {
  if (!isFirstScreen(router.latestLocation.pathname))
    await Promise.all([loadAllRoutes(router), loadChangingRoutes()])
  await router.load()
}

/** A page that the server rendered is shown in its language first. */
function firstLanguage(): Language {
  const { lang } = document.documentElement
  return document.getElementById('page-data') && isLanguage(lang) ? lang : preferredLanguage()
}

/** Most pages come without content: only the others load this code. */
const readRendered = async () =>
  document.getElementById('page-data') && import('./app/release/rendered-page.ts')

async function followWorker(worker: ServiceWorkerRegistration, client: AppProps['client']): Promise<void> {
  const following = await import('./follow-worker.ts')
  following.followWorker(worker, client)
}

async function followHost(followed: Omit<AppProps, 'texts'>): Promise<void> {
  const frame = await import('./app/frame/follow-host.ts')
  frame.followHost(followed)
}
