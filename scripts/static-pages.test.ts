import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const pages = join(import.meta.dirname, '../apps/web/public')
const page = (path: string) => readFileSync(join(pages, path), 'utf8')

/** Styles and elements without the texts of a language. */
function frameOf(html: string): string[] {
  const style = /<style>[\s\S]*<\/style>/.exec(html)?.[0] ?? ''
  const elements = html
    .replaceAll(/<!-- operator: .*? -->/g, '<!-- operator -->')
    .replaceAll(/ (lang|hreflang|href|aria-label)="[^"]*"/g, '')
    .match(/<[^>]+>/g)
  return [style, ...(elements ?? [])]
}

// Each page is a single file, because people save it and open it offline: this test keeps their common parts
// equal.
test.each([
  ['the guide', (language: string) => `guide/${language}.html`],
  ['the user agreement', (language: string) => `legal/agreement-${language}.html`],
  ['the privacy policy', (language: string) => `legal/privacy-${language}.html`],
])('%s has the same layout and sections in every language', (_page, path) => {
  const inRussian = frameOf(page(path('ru')))
  expect(inRussian.length).toBeGreaterThan(20)
  for (const language of ['be', 'en']) expect(frameOf(page(path(language)))).toEqual(inRussian)
})

test.each(['ru', 'be', 'en'])('each entry of the guide (%s) leads to a section', language => {
  const html = page(`guide/${language}.html`)
  const ways = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
  const sections = [...html.matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id)
  expect(sections.length).toBeGreaterThan(0)
  expect(ways).toEqual(sections)
  expect(html).toContain(`<html lang="${language}">`)
})
