import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import type { Outcome } from './measure/outcome.ts'
import { scenarios } from './scenarios/scenarios.ts'

const folder = mkdtempSync(join(tmpdir(), 'vizit-bench-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The benchmark uses the whole product, so this test notices when it breaks. No times are compared.
test('a quick run takes every contestant through every scenario', { timeout: 300_000 }, async () => {
  const json = join(folder, 'figures.json')
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'main.ts'), '--quick', '--port', '18790', '--json', json],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  const complaints = await text(child.stderr)
  expect(await ended, complaints).toBe(0)

  const { outcomes } = JSON.parse(readFileSync(json, 'utf8')) as { outcomes: Outcome[] }
  expect(new Set(outcomes.map(({ scenario }) => scenario))).toEqual(
    new Set(scenarios.map(({ name }) => name)),
  )
  for (const { contestants, ratios } of outcomes) {
    expect(Object.keys(contestants).length).toBeGreaterThanOrEqual(5)
    for (const { operations, p99 } of Object.values(contestants)) {
      expect(operations).toBeGreaterThan(0)
      expect(p99).toBeGreaterThan(0)
    }
    for (const { speed } of ratios) expect(speed.median).toBeGreaterThan(0)
  }
})
