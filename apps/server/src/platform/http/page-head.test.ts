import { expect, test } from 'vitest'
import { HEAD_PLACES, headTexts, type PageHead } from './page-head.ts'
import { pageTemplate } from './page-template.ts'

const page = `<!doctype html>
<html lang="ru">
  <head>
    <meta name="description" content="Запись к врачу" />
    <title>Визит</title>
  </head>
  <body></body>
</html>`

const head = (parts: Partial<PageHead> = {}): PageHead => ({
  language: 'be',
  title: 'Урач',
  description: 'Прымае',
  canonical: 'https://vizit.example/a?lang=be',
  alternates: [{ language: 'ru', href: 'https://vizit.example/a?lang=ru' }],
  image: null,
  index: true,
  about: {},
  breadcrumbs: {},
  ...parts,
})

const template = pageTemplate(page, HEAD_PLACES)
const withHead = (own: PageHead) => template(headTexts(own)).toString()

test("the page's own head replaces the built one", () => {
  const shown = withHead(head())
  expect(shown).toContain('<html lang="be"')
  expect(shown).toContain('<title>Урач</title>')
  expect(shown.match(/name="description"/g)).toHaveLength(1)
  expect(shown).toContain('<link rel="canonical" href="https://vizit.example/a?lang=be" />')
  expect(shown).toContain('<link rel="alternate" hreflang="ru" href="https://vizit.example/a?lang=ru" />')
  expect(shown).not.toContain('noindex')
  expect(withHead(head({ index: false }))).toContain('<meta name="robots" content="noindex" />')
})

test('text of a clinic cannot leave its element', () => {
  const evil = '</title></script><script>alert(1)</script>"$&$1'
  const shown = withHead(head({ title: evil, description: evil, about: { name: evil } }))
  expect(shown).not.toContain('<script>')
  expect(shown.match(/<\/script>/g)).toHaveLength(2)
  expect(shown).toContain('&quot;$&amp;$1')
  const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(shown)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({ name: evil })
})
