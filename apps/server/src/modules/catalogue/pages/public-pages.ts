import { ROW_ID } from '@vizit/domain/validation/code-shapes.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { briefCache } from '../../../platform/brief-cache.ts'
import { forContent, withFirstScript } from '../../../platform/http/built-page.ts'
import type { PageKind } from '../../../platform/http/early-files.ts'
import { namedProvider } from '../../../platform/http/frame-policy.ts'
import { inLanguage, type Language, languageOfPage } from '../../../platform/http/language.ts'
import { missingPage } from '../../../platform/http/missing-page.ts'
import { CONTENT_PLACES, contentTexts } from '../../../platform/http/page-content.ts'
import { HEAD_PLACES, headTexts, type PageHead } from '../../../platform/http/page-head.ts'
import { type Rendered, RendererBusy } from '../../../platform/http/page-renderer.ts'
import { pageTemplate } from '../../../platform/http/page-template.ts'
import { entityTag, isConfirmed } from '../../../platform/http/page-version.ts'
import { allowScripts } from '../../../platform/http/security.ts'
import { readNewestReviews } from '../../reviews/public.ts'
import { branchHead } from './heads/branch-head.ts'
import { doctorHead } from './heads/doctor-head.ts'
import { drugHead } from './heads/drug-head.ts'
import { LIST_PATHS, listHead } from './heads/list-head.ts'
import { pharmacyHead } from './heads/pharmacy-head.ts'
import { serviceHead } from './heads/service-head.ts'
import type { PagesDeps } from './pages-deps.ts'
import { readListFilters } from './store/list-filters.ts'
import { readNamedTown } from './store/named-town.ts'
import { namesUnknownClinic } from './store/names-unknown-clinic.ts'
import { readPublicClinic } from './store/public-clinic.ts'
import { readPublicDoctor } from './store/public-doctor.ts'
import { readPublicDrug, readPublicPharmacy } from './store/public-drugs.ts'
import { readPublicService } from './store/public-service.ts'
import { withoutScripts } from './without-scripts.ts'

interface Asked {
  Params: { clinic?: string; id?: string }
  Querystring: {
    lang?: unknown
    provider?: unknown
    town?: unknown
    speciality?: unknown
    direction?: unknown
    clinic?: unknown
    doctor?: unknown
    packs?: unknown
  }
}

type Place = Required<Asked['Params']>

type HeadOf = (request: FastifyRequest<Asked>, language: Language) => Promise<PageHead | undefined>

interface Page {
  readonly html: () => Buffer
  /** The address names something of the screen that does not exist, such as a town; the screen says which. */
  readonly isPartMissing?: boolean
  /** What its ETag stands for, besides headers; undefined: it has none. */
  readonly version?: readonly string[]
  /** The screen's path in the list of built files. */
  readonly screen: string
  readonly kind: PageKind
}

/** Free times change; a page that many people open at once is rendered once. */
const KEPT_MS = 5000
const KEPT_MOST = 200
/** How many reviews a head names. */
const REVIEWS = 5

/** Pages that can be read without scripts, with complete heads; the same for everybody, and open to anyone. */
export function publicPages(app: FastifyInstance, deps: PagesDeps): void {
  const { page, publicUrl, files, render, clock } = deps
  const kept = briefCache<Rendered | null>(clock, { ms: KEPT_MS, most: KEPT_MOST })
  const shape = withFirstScript(page, files.textOf)
  const pageForBrowser = pageTemplate(shape.text, HEAD_PLACES)
  const missing = missingPage(shape.text)
  const shapeForContent = forContent(shape, files.textOf)
  const built = entityTag([shapeForContent])
  const pageForContent = pageTemplate(shapeForContent, [...HEAD_PLACES, ...CONTENT_PLACES])

  async function withRendered(url: string, language: Language, head: PageHead): Promise<Page> {
    // Neither cookies nor other headers reach it: only the address and the language.
    const rendered = await kept.get(`${language} ${url}`, () => render(url, language)).catch(nullIfBusy)
    if (!rendered) return leftToBrowser(url, head)
    const { routeId, version, ...content } = rendered
    const texts = headTexts(head)
    const html = () => {
      const styles = files.stylesOf(routeId, content.html).map(file => ({ file, text: files.textOf(file) }))
      const above = withoutScripts(url, language)
      return pageForContent({ ...texts, ...contentTexts({ ...content, styles, withoutScripts: above }) })
    }
    return {
      html,
      // Its app begins anew: nothing of it is a copy to be confirmed.
      ...(content.data === null
        ? { isPartMissing: true }
        : { version: [built, version, ...Object.values(texts)] }),
      screen: routeId,
      kind: 'rendered',
    }
  }

  const leftToBrowser = (url: string, head: PageHead): Page => ({
    html: () => pageForBrowser(headTexts(head)),
    screen: pathOf(url),
    kind: namedProvider(url) === null ? 'usual' : 'portal',
  })

  const serve = (path: string, headOf: HeadOf) =>
    app.get<Asked>(path, { schema: { hide: true } as object }, async (request, reply) => {
      const language = languageOfPage(request.query, request.headers)
      const { url, query } = request
      const head = await headOf(request, language)
      if (!head) return answer(reply, language, undefined)
      // A clinic's own site has another layout; a chosen doctor leads on a phone, which only the browser knows itself to be.
      // The basket is known to the device alone.
      const isForBrowser =
        query.provider !== undefined ||
        (path === '/timeslot' && query.doctor !== undefined) ||
        (path === '/pharmacies' && query.packs === undefined)
      const made = isForBrowser ? leftToBrowser(url, head) : withRendered(url, language, head)
      return answer(reply, language, await made)
    })

  const answer = (reply: FastifyReply, language: Language, made: Page | undefined) => {
    const links = files.links(made?.screen ?? pathOf(reply.request.url), language, made?.kind)
    if (links) reply.header('link', links)
    allowScripts(reply, shape.scripts)
    inLanguage(reply, language).header('cache-control', 'no-cache')
    if (made?.version) {
      const policy = String(reply.getHeader('content-security-policy'))
      const tag = entityTag([...made.version, policy, links ?? ''])
      reply.header('etag', tag)
      if (isConfirmed(reply.request.headers['if-none-match'], tag)) return reply.status(304).send()
    }
    return reply
      .status(made && !made.isPartMissing ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(made?.html() ?? missing(language))
  }

  const servePlace = (
    path: string,
    headOf: (place: Place, language: Language) => Promise<PageHead | undefined>,
  ) =>
    serve(path, async ({ params: { clinic = '', id = '' } }, language) =>
      ROW_ID.test(id) ? headOf({ clinic, id }, language) : undefined,
    )

  for (const path of LIST_PATHS)
    serve(path, async ({ query }, language) => {
      if (path === '/timeslot' && (await namesUnknownClinic(deps, query.clinic))) return undefined
      const [filters, namedTown] = await Promise.all([
        readListFilters(deps, query, language),
        readNamedTown(deps, path, query, language),
      ])
      return listHead(path, { ...filters, namedTown }, publicUrl, language)
    })
  servePlace('/services/:id', async ({ id }, language) => {
    const service = await readPublicService(deps, id, language)
    return service && serviceHead(service, publicUrl, language)
  })
  servePlace('/drugs/:id', async ({ id }, language) => {
    const drug = await readPublicDrug(deps, id, language)
    return drug && drugHead(drug, publicUrl, language)
  })
  servePlace('/pharmacies/:id', async ({ id }, language) => {
    const pharmacy = await readPublicPharmacy(deps, id, language)
    return pharmacy && pharmacyHead(pharmacy, publicUrl, language)
  })
  servePlace('/clinics/:clinic/doctors/:id', async ({ clinic: code, id }, language) => {
    const doctor = await readPublicDoctor(deps, id, language)
    if (doctor?.providerCode !== code) return undefined
    const [clinic, reviews] = await Promise.all([
      readPublicClinic(deps, code, language),
      readNewestReviews(deps.database, 'doctor', id, REVIEWS),
    ])
    return clinic && doctorHead(doctor, clinic, reviews, publicUrl, language)
  })
  servePlace('/clinics/:clinic/branches/:id', async ({ clinic: code, id }, language) => {
    const clinic = await readPublicClinic(deps, code, language)
    const branch = clinic?.branches.find(({ branchId }) => branchId === id)
    if (!clinic || !branch) return undefined
    const reviews = await readNewestReviews(deps.database, 'branch', id, REVIEWS)
    return branchHead(branch, clinic, reviews, publicUrl, language)
  })
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

/** Others are rendered at this moment: that is no property of the page, and is not kept. */
function nullIfBusy(error: unknown): null {
  if (error instanceof RendererBusy) return null
  throw error
}
