import { loadLanguage } from '@vizit/i18n/load-language.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { client } from './app/api.ts'
import { App } from './app/app.tsx'
import { preferredLanguage } from './app/preferences.ts'
import { rememberProvider } from './app/provider-choice.ts'
import { createQueryClient } from './app/query-client.ts'
import { recoverFromRelease } from './app/recover-from-release.ts'
import { registerServiceWorker } from './app/register-service-worker.ts'
import { createAppRouter } from './app/router.tsx'
import { followSession } from './app/session/follow-session.ts'

recoverFromRelease()
rememberProvider(location.search)
const queries = createQueryClient()
const router = createAppRouter({ client, queries })
followSession(router, queries)

// Not awaited at the top: a chunk that imports this one would then wait for itself.
async function start(root: HTMLElement) {
  const [texts] = await Promise.all([loadLanguage(preferredLanguage()), router.load()])
  const app = createRoot(root)
  // As a transition it is rendered bit by bit: a slow phone goes on answering its person meanwhile.
  startTransition(() => app.render(<App {...{ texts, client, queries, router }} />))
}

const root = document.getElementById('root')
if (root) void start(root)
void registerServiceWorker()
