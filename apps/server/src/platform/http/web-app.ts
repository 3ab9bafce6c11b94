import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { asksForScreen } from './asks-for-screen.ts'
import { withFirstScript } from './built-page.ts'
import { readBuiltFiles } from './early-files.ts'
import { namedProvider } from './frame-policy.ts'
import { inLanguage, languageOf, languageOfPage } from './language.ts'
import { missingPage } from './missing-page.ts'
import { type Operator, PRIVACY_PAGES, privacyPages } from './privacy-pages.ts'
import { Refused } from './refusal.ts'
import { allowScripts } from './security.ts'

export interface WebAppOptions {
  readonly folder: string
  /** Undefined: the privacy policy refers to support. */
  readonly operator?: Operator | undefined
}

const PERMANENT = 301
const SCREEN_METHODS = ['GET', 'HEAD']

/** Serves the built web app: its files, its page for every URL of a screen, with 404 if there is no such screen, and NOT_FOUND for the rest. */
export const webApp = fastifyPlugin(async (app: FastifyInstance, { folder, operator }: WebAppOptions) => {
  const built = existsSync(folder)
  const files = readBuiltFiles(folder)
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      ...(operator && { globIgnore: [PRIVACY_PAGES] }),
      // The page of `/` is a screen too and needs its headers.
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Built files have a hash in their names; the page and the service worker must be revalidated.
        const forever = path.includes('/assets/')
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  if (built && operator) await app.register(privacyPages, { folder, operator })
  const page = built ? withFirstScript(readFileSync(join(folder, 'index.html'), 'utf8'), files.textOf) : null
  const missing = missingPage(page?.text ?? '')
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const asksForPage = asksForScreen(request)
    const canonical = asksForPage && page ? files.canonicalOf(path) : null
    if (canonical !== null && canonical !== path)
      return reply.redirect(canonical + request.url.slice(path.length), PERMANENT)
    const isScreen =
      page !== null && asksForScreen({ method: 'GET', url: request.url }) && files.isScreen(path)
    const methods = [...app.http.methodsOf(path), ...(isScreen ? SCREEN_METHODS : [])]
    if (methods.length > 0 && !methods.includes(request.method)) {
      const allowed = [...new Set([...methods, 'OPTIONS'])]
      if (request.method === 'OPTIONS') return reply.status(204).header('allow', allowed.join(', ')).send()
      return app.http.refused(request, reply, new Refused('METHOD_NOT_ALLOWED', { methods: allowed }))
    }
    if (!page || !asksForPage) return app.http.refused(request, reply, new Refused('NOT_FOUND', {}))
    const kind = namedProvider(request.url) === null ? 'usual' : 'portal'
    const links = files.links(path, languageOf(request.headers), kind)
    if (links) reply.header('link', links).header('vary', 'accept-language, accept-encoding')
    allowScripts(reply, page.scripts)
    // No validators: a browser that gets 304 keeps the policy of its copy, which says which sites may frame it.
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    if (isScreen) return reply.send(page.text)
    const language = languageOfPage(request.query, request.headers)
    return inLanguage(reply, language).status(404).send(missing(language))
  })
})
