import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, InjectOptions } from 'fastify'
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
    readonly fetch: (address: string, request: RequestInit) => Promise<Response>
  }): Promise<Rendered | null>
}

/** As many pages are rendered at this moment as may be at once: the browser shall do it this time. */
export class RendererBusy extends Error {}

/** Renders a public screen for anybody; null if it is no page of its own or fails. Throws `RendererBusy`. */
export type PageRenderer = (url: string, language: Language) => Promise<Rendered | null>

/** More at the same time would only wait for each other: the browsers of the others render. */
const AT_ONCE = 64

/** The renderer that was built with the web app of this folder; without it the browser renders. */
export async function pageRenderer(app: FastifyInstance, webFolder: string): Promise<PageRenderer> {
  const file = join(`${webFolder}-server`, 'render-page.js')
  if (!existsSync(file)) return async () => null
  const { renderPage } = (await import(pathToFileURL(file).href)) as WebApp
  let running = 0
  return async (url, language) => {
    if (running >= AT_ONCE) throw new RendererBusy()
    running += 1
    try {
      return await renderPage({ url, language, fetch: inProcess(app, language) })
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

/** Answers the calls of a page without the network, and without anything of the request for the page. */
const inProcess =
  (app: FastifyInstance, language: Language) => async (address: string, request: RequestInit) => {
    const method = (request.method ?? 'GET') as InjectOptions['method'] & string
    const reply = await app.inject({ method, url: address, headers: { 'accept-language': language } })
    const headers = { 'content-type': String(reply.headers['content-type'] ?? '') }
    return new Response(reply.statusCode === 204 ? null : reply.body, { status: reply.statusCode, headers })
  }
