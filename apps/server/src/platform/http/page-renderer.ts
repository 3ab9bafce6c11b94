import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { briefCache } from '../brief-cache.ts'
import type { Clock } from '../clock.ts'
import type { Language } from './language.ts'

export interface Rendered {
  readonly html: string
  readonly data: string
  readonly routeId: string
}

/** What the build of the web app for the server offers (`apps/web/src/server/render-page.tsx`). */
interface WebApp {
  renderPage(asked: {
    readonly url: string
    readonly language: Language
    readonly fetch: (address: string, request: RequestInit) => Promise<Answered>
  }): Promise<Rendered | null>
}

/** What the calls of a page read of an answer. */
type Answered = Pick<Response, 'ok' | 'status' | 'headers' | 'body' | 'json' | 'blob'>

/** As many pages are rendered at this moment as may be at once: the browser shall do it this time. */
export class RendererBusy extends Error {}

/** Renders a public screen for anybody; null if it is no page of its own or fails. Throws `RendererBusy`. */
export type PageRenderer = (url: string, language: Language) => Promise<Rendered | null>

/** More at the same time would only wait for each other: the browsers of the others render. */
const AT_ONCE = 64

/** Answers that the pages of different addresses have in common are kept as long as a page is. */
const SHARED_MS = 5000
const SHARED_MOST = 100

export interface RendererOptions {
  readonly webFolder: string
  readonly clock: Clock
  /** The paths of calls whose answers many pages need and that seldom change. */
  readonly shared: readonly string[]
}

/** The renderer that was built with the web app of this folder; without it the browser renders. */
export async function pageRenderer(
  app: FastifyInstance,
  { webFolder, clock, shared }: RendererOptions,
): Promise<PageRenderer> {
  const file = join(`${webFolder}-server`, 'render-page.js')
  if (!existsSync(file)) return async () => null
  const { renderPage } = (await import(pathToFileURL(file).href)) as WebApp
  const answers = briefCache<Answered>(clock, { ms: SHARED_MS, most: SHARED_MOST })
  const paths = new Set(shared)
  let running = 0
  const answering =
    (language: Language) =>
    (address: string, { method = 'GET' }: RequestInit) => {
      const answered = () => answerInProcess(app, address, method, language)
      const isShared = method === 'GET' && paths.has(address.split('?', 1)[0] ?? '')
      return isShared ? answers.get(`${language} ${address}`, answered) : answered()
    }
  return async (url, language) => {
    if (running >= AT_ONCE) throw new RendererBusy()
    running += 1
    try {
      return await renderPage({ url, language, fetch: answering(language) })
    } catch (error) {
      // Neither the address nor the answers: only what failed and where in the code.
      const { name, stack } = error instanceof Error ? error : new Error()
      app.log.error({ error: name, at: stack?.split('\n').slice(1, 4) }, 'a public page was not rendered')
      return null
    } finally {
      running -= 1
    }
  }
}

/** Answers a call of a page without the network, and without anything of the request for the page. */
async function answerInProcess(
  app: FastifyInstance,
  url: string,
  method: string,
  language: Language,
): Promise<Answered> {
  const reply = await app.inject({
    method: method as InjectOptions['method'] & string,
    url,
    headers: { 'accept-language': language },
  })
  const { statusCode: status, body } = reply
  // A `Response` would encode the text and decode it again.
  let parsed: unknown
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers({ 'content-type': String(reply.headers['content-type'] ?? '') }),
    body: null,
    // The same for all pages that share an answer: nobody changes what is read.
    json: async () => (parsed ??= JSON.parse(body)),
    blob: async () => new Blob([body]),
  }
}
