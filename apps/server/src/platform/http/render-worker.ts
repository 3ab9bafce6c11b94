import { parentPort, workerData } from 'node:worker_threads'
import { briefCache } from '../brief-cache.ts'
import type { Language } from './language.ts'
import { contentVersion } from './page-version.ts'

interface RenderedPage {
  readonly html: string
  /** Null: the address names something of the screen that does not exist. */
  readonly data: string | null
  readonly routeId: string
}

export interface Rendered extends RenderedPage {
  readonly version: string
}

/** What a thread is begun with. */
export interface RenderOptions {
  /** The address of the file that was built with the web app: `apps/web/src/server/render-page.tsx`. */
  readonly file: string
  /** The paths of calls whose answers many pages need and that seldom change. */
  readonly shared: readonly string[]
}

/** A page to be rendered in this thread. */
export interface PageTask {
  readonly url: string
  readonly language: Language
  /** By the server's clock. */
  readonly at: Date
}

/** A public call that a page needs answered. */
export interface PageCall {
  readonly address: string
  readonly method: string
  readonly language: Language
}

export interface PageAnswer {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** What a thread hears: a page, or the answer to a call (null: it could not be answered). */
export type ToThread =
  | { readonly kind: 'page'; readonly id: number; readonly task: PageTask }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: PageAnswer | null }

/** What a thread says: a call, the result of a page (null: it is no page of its own), or what failed. */
export type FromThread =
  | { readonly kind: 'call'; readonly id: number; readonly call: PageCall }
  | { readonly kind: 'result'; readonly id: number; readonly result: Rendered | null }
  | { readonly kind: 'failure'; readonly id: number; readonly name: string; readonly stack: string }

interface WebApp {
  renderPage(asked: {
    readonly url: string
    readonly language: Language
    readonly fetch: (address: string, request: RequestInit) => Promise<Answered>
  }): Promise<RenderedPage | null>
}

/** What the calls of a page read of an answer. */
type Answered = Pick<Response, 'ok' | 'status' | 'headers' | 'body' | 'json' | 'blob'>

const { file, shared } = workerData as RenderOptions
const webApp = import(file) as Promise<WebApp>
// Each page that needs it fails.
webApp.catch(() => undefined)

let newest = new Date(0)
/** Answers that the pages of different addresses have in common are kept as long as a page is. */
const answers = briefCache<Answered>({ now: () => newest }, { ms: 5000, most: 100 })
const calls = new Map<number, (answer: PageAnswer | null) => void>()
let lastCall = 0

const say = (said: FromThread) => parentPort?.postMessage(said)

parentPort?.on('message', (heard: ToThread) => {
  const { id } = heard
  if (heard.kind === 'answer') {
    calls.get(id)?.(heard.answer)
    calls.delete(id)
  } else
    render(heard.task).then(
      result => say({ kind: 'result', id, result }),
      ({ name, stack = '' }: Error) => say({ kind: 'failure', id, name, stack }),
    )
})

async function render({ url, language, at }: PageTask): Promise<Rendered | null> {
  newest = at
  const { renderPage } = await webApp
  const page = await renderPage({
    url,
    language,
    fetch: (address, { method = 'GET' }) => {
      const ask = () => answered({ address, method, language })
      const isShared = method === 'GET' && shared.includes(address.split('?', 1)[0] ?? '')
      return isShared ? answers.get(`${language} ${address}`, ask) : ask()
    },
  })
  return page && { ...page, version: contentVersion(page) }
}

async function answered(call: PageCall): Promise<Answered> {
  const answer = await new Promise<PageAnswer | null>(resolve => {
    lastCall += 1
    calls.set(lastCall, resolve)
    say({ kind: 'call', id: lastCall, call })
  })
  if (!answer) throw new Error('a call of a page was not answered')
  const { status, type, body } = answer
  // A `Response` would encode the text and decode it again.
  let parsed: unknown
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers({ 'content-type': type }),
    body: null,
    // The same for all pages that share an answer: nobody changes what is read.
    json: async () => (parsed ??= JSON.parse(body)),
    blob: async () => new Blob([body]),
  }
}
