import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = (file: string) => JSON.stringify(join(import.meta.dirname, file))

function linesOf(end: string): string[] {
  const program = `
    import { createLogger } from ${here('logger.ts')}
    import { logOutput } from ${here('log-output.ts')}
    const log = createLogger('info', logOutput())
    log.info('first')
    log.error('last')
    ${end}`
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  return run.stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line).msg)
}

test.each([
  ['exits by itself', ''],
  ['is ended', 'process.exit(3)'],
  ['breaks', "throw new Error('broken')"],
])('no line is lost when the process %s', (_case, end) => {
  expect(linesOf(end)).toEqual(['first', 'last'])
})
