import { navigate } from './navigate.ts'
import { openPushed, showPushed } from './notify.ts'
import type { WorkerScope } from './scope.ts'
import { createShell, type ShellFile } from './shell.ts'
import { handlePageMessage, type ToWorker } from './take-over.ts'

declare const self: WorkerScope & { readonly __WB_MANIFEST: readonly ShellFile[] }

const scope = self
const shell = createShell(self.__WB_MANIFEST)

scope.addEventListener('install', event => event.waitUntil(shell.keep()))
scope.addEventListener('activate', event => event.waitUntil(begin()))
scope.addEventListener('fetch', event => {
  navigate(event, shell)
  const { pathname, origin } = new URL(event.request.url)
  const isFile = event.request.method === 'GET' && event.request.mode !== 'navigate'
  if (!isFile || origin !== scope.location.origin || !shell.has(pathname)) return
  event.respondWith(shell.find(pathname).then(kept => kept ?? fetch(event.request)))
})
scope.addEventListener('message', event =>
  event.waitUntil(
    handlePageMessage(event.data as ToWorker, scope, shell).then(answer =>
      event.ports[0]?.postMessage(answer),
    ),
  ),
)
scope.addEventListener('push', event => showPushed(event, scope))
scope.addEventListener('notificationclick', event => openPushed(event, scope))

async function begin(): Promise<void> {
  await shell.forgetOthers()
  // The browser requests the page while the worker starts. Not every browser supports it.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}
