import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Language } from './language.ts'
import { renderThreads } from './render-threads.ts'
import type { PageAnswer, PageCall, Rendered } from './render-worker.ts'

export type { Rendered }

/** As many pages are rendered at this moment as may be at once: the browser shall do it this time. */
export class RendererBusy extends Error {}

/** Renders a public screen for anybody; null if it is no page of its own or fails. Throws `RendererBusy`. */
export type PageRenderer = (url: string, language: Language) => Promise<Rendered | null>

/** More at the same time would only wait for each other: the browsers of the others render. */
const AT_ONCE = 64

export interface RendererOptions {
  readonly webFolder: string
  readonly clock: Clock
  /** The paths of calls whose answers many pages need and that seldom change. */
  readonly shared: readonly string[]
}

/**
 * The renderer that was built with the web app of this folder; without it the browser renders. Pages are rendered in threads of
 * their own, so that no booking waits while a search engine reads the catalogue.
 */
export function pageRenderer(
  app: FastifyInstance,
  { webFolder, clock, shared }: RendererOptions,
): PageRenderer {
  const built = join(`${webFolder}-server`, 'render-page.js')
  if (!existsSync(built)) return async () => null
  const file = pathToFileURL(built).href
  // Neither the address nor the answers: only what failed and where in the code.
  const failed = ({ name, stack }: Error) =>
    app.log.error({ error: name, at: stack?.split('\n').slice(1, 4) }, 'a public page was not rendered')
  const threads = renderThreads({
    file,
    shared,
    answer: call => answerInProcess(app, call),
    onError: failed,
  })
  app.addHook('onClose', () => threads.close())
  let running = 0
  return async (url, language) => {
    if (running >= AT_ONCE) throw new RendererBusy()
    running += 1
    try {
      return await threads.render({ url, language, at: clock.now() })
    } catch (error) {
      failed(error instanceof Error ? error : new Error())
      return null
    } finally {
      running -= 1
    }
  }
}

/** Answers a call of a page without the network, and without anything of the request for the page. */
async function answerInProcess(
  app: FastifyInstance,
  { address, method, language }: PageCall,
): Promise<PageAnswer> {
  const { statusCode, headers, body } = await app.inject({
    method: method as InjectOptions['method'] & string,
    url: address,
    headers: { 'accept-language': language },
  })
  return { status: statusCode, type: String(headers['content-type'] ?? ''), body }
}
