import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TERMS_VERSION } from '@vizit/domain/guests/consents.ts'
import { languages } from '@vizit/i18n/language.ts'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { httpBinding } from './plugin.ts'
import type { Operator } from './privacy-pages.ts'
import { detail } from './refusal-detail.ts'
import { webApp } from './web-app.ts'

const legal = join(import.meta.dirname, '../../../../web/public/legal')
const folder = await mkdtemp(join(tmpdir(), 'vizit-legal-'))
await writeFile(join(folder, 'index.html'), '<!doctype html><title>Vizit</title>')
await cp(legal, join(folder, 'legal'), { recursive: true })
afterAll(() => rm(folder, { recursive: true }))

async function privacy(language: string, operator?: Operator) {
  const app = Fastify()
  await app.register(httpBinding, { strict: true, identify: async () => 'UNAUTHENTICATED', detail })
  await app.register(webApp, { folder, operator })
  const { statusCode, headers, body } = await app.inject(`/legal/privacy-${language}.html`)
  await app.close()
  expect([statusCode, headers['content-type']?.toString().toLowerCase()]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
  // Notes of the page are not read by people.
  return body.replace(/<!--.*?-->/gs, '')
}

const operator = { name: 'ООО «Визит & Ко»', address: 'Минск, ул. Немига, 5', email: 'data@vizit.test' }

test.each(languages)('the policy in %s names the configured operator, or else support', async language => {
  const [named, unnamed] = [await privacy(language, operator), await privacy(language)]
  for (const part of ['ООО «Визит &amp; Ко»', operator.address, `href="mailto:${operator.email}"`]) {
    expect(named).toContain(part)
  }
  expect(named).not.toMatch(/оператор\.|аператар\.|The operator of Vizit/)
  expect(unnamed).not.toContain('mailto:')
  expect(unnamed).toMatch(/оператор\.|аператар\.|The operator of Vizit/)
})

test('the pages have the date of the terms to which users agree', async () => {
  const [year, month, day] = TERMS_VERSION.split('-')
  for (const kind of ['privacy', 'agreement'])
    for (const language of languages) {
      const page = await readFile(join(legal, `${kind}-${language}.html`), 'utf8')
      expect(page.match(/\d\d\.\d\d\.20\d\d/g), `${kind}-${language}`).toEqual([`${day}.${month}.${year}`])
    }
})
