import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'vizit-new-'))
const MINUTES = 60_000

const program = (name: string, args: string[]) =>
  run(join(root, 'node_modules/.bin', name), args, {
    cwd: copy,
    maxBuffer: 2 ** 26,
    env: { ...process.env, TEST_DATABASE_URL: inject('databaseServer') },
  })
/** The problems that a check reports. */
const found = (name: string, args: string[]) =>
  program(name, args).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
/** Runs `npm run new -- …` in the copy and returns the files that it wrote. */
async function made(...args: string[]): Promise<string[]> {
  const { stdout } = await program('node', ['scripts/new.ts', ...args])
  return stdout.split('\n').filter(line => /^(apps|packages)\/\S+$/.test(line))
}

const written: string[] = []
beforeAll(async () => {
  copyTree()
  written.push(...(await made('call', 'programmes', 'read-membership')))
  written.push(...(await made('call', 'family', 'save-nickname', '--path', '/api/v2/my/family/:id/nickname')))
  written.push(...(await made('module', 'referrals')))
  const texts = ['--ru', 'Счета', '--be', 'Рахункі', '--en', 'Invoices']
  written.push(...(await made('screen', 'referrals', 'referrals', ...texts)))
  written.push(...(await made('screen', 'wallet', 'insurance', '--who', 'anyone', ...texts)))
}, 5 * MINUTES)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Copies the tree; installed packages are linked, the workspace's own packages come from the copy. */
function copyTree(): void {
  const left = /(^|\/)(node_modules|dist|dist-server|\.cache|\.data|test-results)(\/|$)/
  for (const entry of [
    'apps',
    'packages',
    'scripts',
    'e2e',
    'bench',
    'data',
    'tsconfig.json',
    'biome.json',
  ]) {
    const isCopied = (source: string) => !left.test(source.slice(root.length + 1))
    cpSync(join(root, entry), join(copy, entry), { recursive: true, filter: isCopied })
  }
  for (const entry of ['package.json', 'vitest.config.ts', '.dependency-cruiser.cjs', '.gitignore'])
    cpSync(join(root, entry), join(copy, entry))
  mkdirSync(join(copy, 'node_modules'))
  for (const entry of readdirSync(join(root, 'node_modules')).filter(name => name !== '@vizit'))
    symlinkSync(join(root, 'node_modules', entry), join(copy, 'node_modules', entry))
  cpSync(join(root, 'node_modules/@vizit'), join(copy, 'node_modules/@vizit'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  for (const app of ['apps/server', 'apps/web'])
    symlinkSync(join(root, app, 'node_modules'), join(copy, app, 'node_modules'))
}

const sources = () => [...new Set(written)].filter(file => /\.tsx?$/.test(file))

test('a new call goes through its layers, beside its neighbours', () => {
  expect(written).toEqual(
    expect.arrayContaining([
      'packages/contract/src/calls/programmes.ts',
      'apps/server/src/modules/programmes/calls/read-membership.ts',
      'apps/server/src/modules/programmes/plugin.ts',
    ]),
  )
  const contract = readFileSync(join(copy, 'packages/contract/src/calls/programmes.ts'), 'utf8')
  expect(contract).toContain("method: 'GET',\n  path: '/api/v2/my/programmes/membership',")
  const client = ['reading', 'changing']
    .map(kind => readFileSync(join(copy, `packages/api-client/src/generated/${kind}-routes.ts`), 'utf8'))
    .join('')
  for (const name of ['readMembership', 'saveNickname', 'listInvoices'])
    expect(client).toContain(`  ${name}: `)
})

test('an unknown module is refused, with the existing ones', async () => {
  await expect(made('call', 'nowhere', 'read-membership')).rejects.toMatchObject({
    stderr: expect.stringMatching(/no module 'nowhere'.*\bprogrammes\b[\s\S]*npm run new -- module nowhere/),
  })
})

test('existing files are not overwritten', async () => {
  await expect(made('call', 'programmes', 'read-membership')).rejects.toMatchObject({
    stderr: expect.stringContaining('There is a call readMembership already.'),
  })
  await expect(made('module', 'programmes')).rejects.toMatchObject({
    stderr: expect.stringContaining("There is a module 'programmes' already."),
  })
})

test(
  'types, lint and boundaries pass',
  async () => {
    // Besides the written files: the files with declarations for everything.
    const declaring = ['*.ts', 'apps/**/*.d.ts', 'apps/web/src/app', 'packages/test-kit/src/database/*.ts']
    const include = [...sources(), ...declaring]
    const tsconfig = { extends: './tsconfig.json', include }
    writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(tsconfig))
    expect(await found('tsc', ['--noEmit', '--checkers', '1', '--project', 'tsconfig.new.json'])).toBe('')
    expect(await found('biome', ['check', '--error-on-warnings', ...new Set(written)])).toBe('')
    expect(await found('depcruise', ['--config', '.dependency-cruiser.cjs', ...sources()])).toBe('')
  },
  5 * MINUTES,
)

test(
  'one test of each fails and says what to implement',
  async () => {
    const tests = written.filter(file => /\.test\.tsx?$/.test(file))
    expect(tests).toHaveLength(5)
    const report = join(copy, 'report.json')
    const reporter = ['--reporter', 'json', '--outputFile', report]
    const projects = ['--project', 'server', '--project', 'screens']
    await program('vitest', ['run', '--maxWorkers=1', ...projects, ...reporter, ...tests]).catch(
      () => undefined,
    )
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const results = testResults.flatMap((file: { assertionResults: object[] }) => file.assertionResults)
    expect(results).toHaveLength(5)
    for (const { status, failureMessages } of results) {
      expect(status).toBe('failed')
      expect(failureMessages).toEqual([expect.stringMatching(/nothing yet: say here what it (does|shows)/)])
    }
  },
  5 * MINUTES,
)
