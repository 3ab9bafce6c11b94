import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  closedInstallPrompt,
  type InstallPromptMemory,
  type InstallPromptScene,
  showsInstallPrompt,
} from './install-prompt.ts'

const NOW = Date.UTC(2026, 10, 21)
const HOUR = 3_600_000
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A546E) Chrome/131.0.0.0 Mobile Safari/537.36'
const huawei = 'Mozilla/5.0 (Linux; Android 10; HUAWEI P30) Chrome/131.0.0.0 Mobile Safari/537.36'
const iphone = (os: number) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os}_1 like Mac OS X) Version/${os}.1 Mobile/15E148 Safari/604.1`
const scene = (more: Partial<InstallPromptScene> = {}): InstallPromptScene => ({
  userAgent: android,
  isFramed: true,
  isInstalled: false,
  memory: null,
  now: NOW,
  ...more,
})
const closed = (hours: number, wasSecond: boolean): InstallPromptMemory => ({
  closedAt: NOW - hours * HOUR,
  wasSecond,
})

test.each([
  ['in a frame on Android', {}, true],
  ['outside of a frame', { isFramed: false }, false],
  ['where it is installed', { isInstalled: true }, false],
  ['on a Huawei phone', { userAgent: huawei }, false],
  ['on iOS 18', { userAgent: iphone(18) }, true],
  ['on iOS 26', { userAgent: iphone(26) }, true],
  ['on iOS 17', { userAgent: iphone(17) }, false],
  ['on a computer', { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0' }, false],
  ['an hour after it was closed', { memory: closed(1, false) }, false],
  ['nearly a day after', { memory: closed(23.99, false) }, false],
  ['a day after', { memory: closed(24, false) }, true],
  ['a day after it was dismissed', { memory: closed(24, true) }, false],
  ['nearly 30 days after it was dismissed', { memory: closed(30 * 24 - 0.01, true) }, false],
  ['30 days after it was dismissed', { memory: closed(30 * 24, true) }, true],
] satisfies [string, Partial<InstallPromptScene>, boolean][])('%s', (_case, more, shows) =>
  expect(showsInstallPrompt(scene(more))).toBe(shows),
)

test('a user who always closes the prompt sees it on the first day, the next one, and once in 30 days', () => {
  let memory: InstallPromptMemory | null = null
  const shown: number[] = []
  for (let day = 0; day <= 95; day += 1) {
    const now = NOW + day * 24 * HOUR
    if (!showsInstallPrompt(scene({ memory, now }))) continue
    shown.push(day)
    memory = closedInstallPrompt(memory, now)
  }
  expect(shown).toEqual([0, 1, 31, 61, 91])
})

test('after closing, the prompt is never shown at once', () =>
  fc.assert(
    fc.property(fc.boolean(), fc.nat(60), (wasSecond, days) => {
      const memory = closedInstallPrompt(closed(days * 24, wasSecond), NOW)
      expect(showsInstallPrompt(scene({ memory }))).toBe(false)
    }),
  ))
