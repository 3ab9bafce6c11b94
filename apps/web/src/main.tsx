import { createScreenTexts } from '@vizit/i18n/screen-texts.ts'
import { type ComponentProps, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { followAccess } from './app/access/follow-access.ts'
import { client } from './app/api.ts'
import { App } from './app/app.tsx'
import { applyStyles } from './app/apply-styles.ts'
import { followFavourites } from './app/follow-favourites.ts'
import { isFramed } from './app/frame/is-framed.ts'
// The browser offers to install before any screen may want it.
import './app/install/native-prompt.ts'
import { claimWhenKnown } from './app/device-store/claim-when-known.ts'
import { followWipe } from './app/device-store/follow-wipe.ts'
import { forgetClosed } from './app/device-store/forget-closed.ts'
import { followOutdated } from './app/outdated/follow-outdated.ts'
import { preferredLanguage } from './app/preferences.ts'
import { rememberProvider } from './app/provider-choice.ts'
import { followPushMoments } from './app/push/moment.ts'
import { createQueryClient } from './app/query-client.ts'
import { readImportAddress } from './app/read-import-address.ts'
import { followOnceSignedIn } from './app/realtime/follow-once-signed-in.ts'
import { followNotifications, registerServiceWorker } from './app/register-service-worker.ts'
import { recoverFromRelease } from './app/release/recover-from-release.ts'
import { createAppRouter } from './app/router.tsx'
import { followAuthEvents } from './app/session/auth-events.ts'
import { followSession } from './app/session/follow-session.ts'
import { longAddress } from './app/short-link.ts'

// Taking in the code has kept a slow phone busy: it may answer its person before the app begins.
setTimeout(begin)

function begin(): void {
  rememberProvider(location.search)
  const address = readImportAddress(location.href) ?? longAddress(location)
  if (address !== null) history.replaceState(history.state, '', address)
  const queries = createQueryClient()
  const texts = createScreenTexts(preferredLanguage())
  const router = createAppRouter({ client, queries, texts })
  recoverFromRelease(router)
  followSession(router, queries)
  followWipe()
  claimWhenKnown(queries)
  forgetClosed(queries)
  followAccess(router, queries)
  followOutdated(router, queries)
  followOnceSignedIn(client, queries)
  followAuthEvents(client)
  followPushMoments(queries)
  // Not before the first screen is there: the device's own list is shown until then.
  setTimeout(followFavourites, 2000, client)
  if (!isFramed) followNotifications(router)
  const root = document.getElementById('root')
  // In a task of its own, as the begin is.
  if (root) setTimeout(show, 0, root, { texts, client, queries, router })
  // Few people come in a frame: the others load nothing of it.
  if (isFramed) void followHost({ router, client, queries })
}

type Shown = Omit<ComponentProps<typeof App>, 'first'>

async function show(root: HTMLElement, shown: Shown): Promise<void> {
  const { texts, router } = shown
  try {
    const [first] = await Promise.all([texts.speak(preferredLanguage()), router.load(), applyStyles()])
    const app = createRoot(root)
    // As a transition it is rendered bit by bit: a slow phone goes on answering its person meanwhile.
    startTransition(() => app.render(<App {...shown} first={first} />))
  } finally {
    // A page of the worker would not say whose sites may frame it.
    if (!isFramed) void registerServiceWorker(shown)
  }
}

async function followHost(followed: Omit<Shown, 'texts'>): Promise<void> {
  const frame = await import('./app/frame/follow-host.ts')
  frame.followHost(followed)
}
