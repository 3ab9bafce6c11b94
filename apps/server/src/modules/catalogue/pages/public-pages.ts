import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inLanguage, type Language, languageOf } from '../../../platform/http/language.ts'
import { type PageHead, withHead } from '../../../platform/http/page-head.ts'
import { branchHead } from './heads/branch-head.ts'
import { doctorHead } from './heads/doctor-head.ts'
import type { PagesDeps } from './pages-deps.ts'
import { readPublicClinic } from './store/public-clinic.ts'
import { readPublicDoctor } from './store/public-doctor.ts'

interface Place {
  Params: { clinic: string; id: string }
  Querystring: { lang?: unknown }
}

type HeadOf = (asked: Place['Params'], language: Language) => Promise<PageHead | undefined>

/** Pages of doctors and branches with complete heads for clients that run no scripts; open to anyone. */
export function publicPages(app: FastifyInstance, deps: PagesDeps): void {
  const { page, publicUrl, earlyLinks } = deps
  const serve = (path: string, headOf: HeadOf) =>
    app.get<Place>(path, { schema: { hide: true } as object }, async (request, reply) => {
      const language = askedLanguage(request)
      const { params } = request
      const head = isRowId(params.id) ? await headOf(params, language) : undefined
      return answer(reply, language, head ? withHead(page, head) : undefined)
    })

  const answer = (reply: FastifyReply, language: Language, shown: string | undefined) => {
    const links = earlyLinks(reply.request.url, language)
    if (links) reply.header('link', links)
    return (
      inLanguage(reply, language)
        // The app shows the text about a missing page.
        .status(shown ? 200 : 404)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(shown ?? page)
    )
  }

  serve('/clinics/:clinic/doctors/:id', async ({ clinic: code, id }, language) => {
    const doctor = await readPublicDoctor(deps, id, language)
    if (doctor?.providerCode !== code) return undefined
    const clinic = await readPublicClinic(deps, code, language)
    return clinic && doctorHead(doctor, clinic, publicUrl, language)
  })
  serve('/clinics/:clinic/branches/:id', async ({ clinic: code, id }, language) => {
    const clinic = await readPublicClinic(deps, code, language)
    const branch = clinic?.branches.find(({ branchId }) => branchId === id)
    return clinic && branch && branchHead(branch, clinic, publicUrl, language)
  })
}

/** The language of the address, so that each language has its own page; else the reader's. */
function askedLanguage(request: FastifyRequest<Place>): Language {
  const { lang } = request.query
  return lang === 'ru' || lang === 'be' || lang === 'en' ? lang : languageOf(request.headers)
}

const isRowId = (id: string) => /^[1-9]\d{0,17}$/.test(id)
