import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@vizit/i18n/language.ts'
import type { FastifyInstance } from 'fastify'
import { escaped } from './page-head.ts'

/** The operator who is responsible for the data; the privacy policy names them (product §5, "Consents"). */
export interface Operator {
  readonly name: string
  readonly address: string
  readonly email: string
}

/** Files of the web app that `privacyPages` serves instead when an operator is named. */
export const PRIVACY_PAGES = 'legal/privacy-*.html'

const NAMING = /<!-- without operator -->.*?<!-- operator: (.*?) -->/s

/** The privacy policy in each language with its operator's name; public. */
export async function privacyPages(
  app: FastifyInstance,
  { folder, operator }: { folder: string; operator: Operator },
): Promise<void> {
  for (const language of languages) {
    const path = `legal/privacy-${language}.html`
    const page = named(await readFile(join(folder, path), 'utf8'), operator)
    app.get(`/${path}`, { schema: { hide: true } as object }, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
    )
  }
}

function named(page: string, { name, address, email }: Operator): string {
  const parts = new Map([
    ['name', escaped(name)],
    ['address', escaped(address)],
    ['email', `<a href="mailto:${escaped(email)}">${escaped(email)}</a>`],
  ])
  return page.replace(NAMING, (_whole, text: string) =>
    text.replace(/\{(\w+)\}/g, (_part, field: string) => parts.get(field) ?? ''),
  )
}
