import { expect, test } from 'vitest'
import { darkRules } from './dark-without-scripts.ts'
import { deferStyles } from './defer-styles.ts'
import { minifyAgain } from './minify-again.ts'
import { pdfFiles } from './pdf-files.ts'

test('styles of the page load without blocking it, in their order', () => {
  const transform = deferStyles().transformIndexHtml as unknown as (html: string) => string
  expect(
    transform(
      '<link rel="stylesheet" href="/a.css"><link rel="icon" href="/i"><link rel="stylesheet" href="/b.css">',
    ),
  ).toBe(
    '<link rel="stylesheet" media="print" data-late fetchpriority="high" href="/a.css"><link rel="icon" href="/i">' +
      '<link rel="stylesheet" media="print" data-late fetchpriority="high" href="/b.css">',
  )
})

test('dark colours for pages without scripts: the rules of the dark ones, as heavy as those of the light ones', () => {
  const light = ':root[data-mantine-color-scheme=light]{--a:white}'
  const css = `${light}:root[data-mantine-color-scheme=dark],:host([data-mantine-color-scheme=dark]){--a:black}.b{color:red}
    @media (hover:hover){:where([data-mantine-color-scheme="dark"]) .c:hover{color:red}}.d,[data-mantine-color-scheme=dark] .d{--e:1}`
  expect(darkRules(css)).toBe(
    ':root[data-mantine-color-scheme=light],:host([data-mantine-color-scheme=light]){--a:black}' +
      ':where([data-mantine-color-scheme=light]) .c:hover{color:red}[data-mantine-color-scheme=light] .d{--e:1}',
  )
})

test('what pdf.js asks for by name is built from our own origin: worker, fonts with Cyrillic, decoders and their licences', () => {
  const emitted = new Map<string, Uint8Array>()
  const generate = pdfFiles().generateBundle as unknown as (this: object) => void
  generate.call({
    emitFile: ({ fileName, source }: { fileName: string; source: Uint8Array }) =>
      emitted.set(fileName, source),
  })
  const names = [...emitted.keys()].map(name => name.replace(/^assets\/pdfjs-[\d.]+\//, ''))
  expect(names).toContain('pdf.worker.min.mjs')
  expect(names.some(name => name.startsWith('LiberationSans'))).toBe(true)
  expect(names.some(name => name.startsWith('LICENSE'))).toBe(true)
  expect(names.filter(name => name.endsWith('_nowasm_fallback.js')).length).toBeGreaterThan(0)
  expect(names.some(name => name.endsWith('.wasm'))).toBe(false)
  for (const [name, source] of emitted) expect(source.length, name).toBeGreaterThan(0)
})

test('minified again, a script is shorter and does the same; other files stay', async () => {
  const chunk = {
    type: 'chunk',
    code: 'export const sum = () => { const first = 20; const more = first; return first + more + 2 }',
  }
  const styles = { type: 'asset', source: '.a { color: red }' }
  const before = chunk.code.length
  const generate = minifyAgain().generateBundle as unknown as (
    options: object,
    bundle: object,
  ) => Promise<void>
  await generate({}, { 'a.js': chunk, 'a.css': styles })
  expect(chunk.code.length).toBeLessThan(before)
  const module = await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`)
  expect(module.sum()).toBe(42)
  expect(styles.source).toBe('.a { color: red }')
})
