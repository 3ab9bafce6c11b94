import * as fakeIndexedDb from 'fake-indexeddb'
import { vi } from 'vitest'

/**
 * The test files of a worker share its window and the libraries, because loading React and others again for each file
 * took longer than its tests. Our own modules are loaded again for each file, on a page in its initial state.
 */
// The classes stay, as those of a browser do: a store of the file before may close its database late. The database itself is
// there only for files that import indexed-db.ts.
for (const [name, part] of Object.entries(fakeIndexedDb))
  if (name.startsWith('IDB')) Object.assign(globalThis, { [name]: part })

const PAGE = Symbol.for('vizit.page')
const shared = globalThis as { [PAGE]?: () => void }
shared[PAGE] ??= rememberPage()
shared[PAGE]()
vi.resetModules()

/** Returns a function that restores the current state of the page. */
function rememberPage(): () => void {
  const backs = [globalThis, navigator, performance].map(rememberProperties)
  const targets = [globalThis, document, document.documentElement, document.body]
  const removes = targets.map(collectListeners)
  return () => {
    vi.unstubAllGlobals()
    for (const remove of removes) remove()
    for (const back of backs) back()
    for (const element of [document.documentElement, document.head, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    }
    document.head.replaceChildren()
    document.body.replaceChildren()
    history.replaceState(null, '', '/')
    localStorage.clear()
    sessionStorage.clear()
  }
}

/** Deletes properties that were added since; those of vitest and libraries begin with an underscore or are symbols. */
function rememberProperties(holder: object): () => void {
  const known = new Set(Object.keys(Object.getOwnPropertyDescriptors(holder)))
  const isOurs = (name: string) => !(known.has(name) || name.startsWith('__'))
  return () => {
    for (const name of Object.getOwnPropertyNames(holder).filter(isOurs)) Reflect.deleteProperty(holder, name)
  }
}

/** Removes the listeners that our modules added since. Those of libraries stay. */
function collectListeners(target: EventTarget): () => void {
  const added: Parameters<EventTarget['removeEventListener']>[] = []
  const add = target.addEventListener
  target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
    const [, , caller = ''] = new Error('who listens').stack?.split('\n') ?? []
    if (!caller.includes('/node_modules/')) added.push(listener)
    add.apply(target, listener)
  }
  return () => {
    for (const listener of added.splice(0)) target.removeEventListener(...listener)
  }
}
