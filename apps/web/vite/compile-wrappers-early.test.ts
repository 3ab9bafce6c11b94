import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { compileWrappersEarly } from './compile-wrappers-early.ts'
import { minifyAgain } from './minify-again.ts'

const sources: Record<string, string> = {
  'first.cjs': 'exports.count = 1; exports.name = "перший"',
  'second.cjs': 'var { count } = require("first.cjs"); exports.twice = function () { return count + count }',
  'entry.js': 'import second from "second.cjs"; globalThis.answer = second.twice()',
}

const files: Plugin = {
  name: 'files',
  enforce: 'pre',
  resolveId: id => (id in sources ? id : undefined),
  load: id => sources[id],
}

/** The code of the modules as the app's build makes it, in which the runtime is a file of its own. */
async function built(...plugins: Plugin[]): Promise<Map<string, string>> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [files, minifyAgain(), ...plugins],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'entry.js',
        output: { codeSplitting: { groups: [{ name: 'modules', test: /\.cjs$/ }] } },
      },
    },
  })) as Rolldown.RolldownOutput
  return new Map(output.output.flatMap(file => (file.type === 'chunk' ? [[file.name, file.code]] : [])))
}

const BARE = /=\w+\(\(?\w*(?:,\w+)?\)?=>\{/g
const IN_PARENTHESES = /=\w+\(\(\(?\w+(?:,\w+)?\)?=>\{/g
const count = (code: string | undefined, pattern: RegExp) => code?.match(pattern)?.length

test('the function of each CommonJS module stands in parentheses, and the code is else the same', async () => {
  const before = (await built()).get('modules')
  const after = (await built(compileWrappersEarly())).get('modules')
  expect(count(before, BARE)).toBe(2)
  expect(count(after, IN_PARENTHESES)).toBe(2)
  expect(after?.replaceAll(/[()]/g, '')).toBe(before?.replaceAll(/[()]/g, ''))
})
