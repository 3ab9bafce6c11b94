import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

export type Language = 'ru' | 'be' | 'en'

/** Tells clients and caches the language of the answer, and that it depends on the requested one. */
export function inLanguage(reply: FastifyReply, language: Language): FastifyReply {
  return reply.headers({ 'content-language': language, vary: 'Accept-Language' })
}

/** The language of a page: that of its address, so that each language has its own page; else the reader's. */
export function languageOfPage(query: unknown, headers: IncomingHttpHeaders): Language {
  const { lang } = (query ?? {}) as { readonly lang?: unknown }
  return lang === 'ru' || lang === 'be' || lang === 'en' ? lang : languageOf(headers)
}

/** The supported language that `Accept-Language` prefers; Russian if it names none. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const header = headers['accept-language']
  if (!header) return 'ru'
  const simple = spoken(header)
  if (simple) return simple
  const ranked = header
    .split(',')
    .map(range => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
      const quality = parameters.map(p => p.trim()).find(p => p.startsWith('q='))
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 }
    })
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of ranked) {
    const language = spoken(tag)
    if (language) return language
  }
  return 'ru'
}

function spoken(tag: string): Language | undefined {
  const primary = tag.split('-')[0]?.toLowerCase()
  return primary === 'ru' || primary === 'be' || primary === 'en' ? primary : undefined
}
