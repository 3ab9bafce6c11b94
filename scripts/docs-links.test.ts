import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const pages = ['README.md', 'CHANGELOG.md', 'data/README.md', ...globSync('docs/**/*.md', { cwd: root })]
const folders = readdirSync(root, { withFileTypes: true }).filter(entry => entry.isDirectory())

const read = (page: string) => readFileSync(join(root, page), 'utf8')
const withoutBlocks = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Targets of links and pictures, relative to the root; external addresses are left out. */
function linked(page: string, text: string): string[] {
  const targets = [...all(text, /\]\(([^)\s]+)\)/g), ...all(text, /\b(?:src|href)="([^"]+)"/g)]
  return targets
    .filter(target => !/^(#|[a-z]+:)/.test(target))
    .map(target => join(dirname(page), decodeURI(target.replace(/#.*/, ''))))
}

/** Text in code font that looks like a path of the repository, with the shell patterns `{a,b}` and `*`. */
function named(text: string): string[] {
  return all(text, /`([^`\n]+)`/g).filter(code => {
    const [first, ...rest] = code.split('/')
    if (rest.length === 0 || !/^[\w.$@{},*/-]+$/.test(code)) return false
    const isSource = /^[a-z]/.test(code) && /\.(ts|tsx|cjs|sql|css|json|md|csv)$/.test(code)
    return isSource || folders.some(({ name }) => name === first)
  })
}

/** Commands of the root's package.json; those of a workspace are written with -w. */
const commands = (text: string) => all(text, /npm run ([\w:-]+)(?![\w:-]| *-w)/g)

function untrue(page: string, text: string): string[] {
  const prose = withoutBlocks(text)
  return [
    ...linked(page, prose).filter(path => !existsSync(join(root, path))),
    ...named(prose).filter(path => globSync(path, { cwd: root }).length === 0),
    ...commands(text).filter(command => !(command in packageJson.scripts)),
  ]
}

test('missing targets are reported', () => {
  const text = [
    '[a](gone.md) [b](glossary.md#there) [c](https://example.org/gone) ![d](../gone.png)',
    '`apps/gone.ts` `apps/{server,gone}` `packages/*/gone` `gone/limits.ts` `GONE/limits.ts` `apps/<any>`',
    '`npm run check` `npm run gone` `npm run gone -w @vizit/web`',
    '```\n[e](gone-in-a-block.md)\n```',
  ].join('\n')
  expect(untrue('docs/page.md', text)).toEqual([
    'docs/gone.md',
    'gone.png',
    'apps/gone.ts',
    'packages/*/gone',
    'gone/limits.ts',
    'gone',
  ])
})

test.each(pages)('%s names only existing files and commands', page => {
  expect(untrue(page, read(page))).toEqual([])
})

const index = 'docs/spec-map/README.md'
const sections = globSync('docs/spec-map/*.md', { cwd: root }).filter(page => page !== index)
const kept = sections.filter(page => !/\/(kept-without-a-test|not-yet)\.md$/.test(page))

test('the index of the spec map lists its sections', () => {
  expect(linked(index, read(index)).toSorted()).toEqual(sections.toSorted())
})

test.each(kept)('every rule of %s names a test', page => {
  const rules = read(page)
    .split('\n')
    .filter(line => /^\| (?!rule )/.test(line))
  expect(rules).not.toHaveLength(0)
  expect(rules.filter(rule => !/\.(test|spec)\.tsx?\)/.test(rule))).toEqual([])
})
