import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recoverFromRelease } from './recover-from-release.ts'

const reload = vi.fn()
const state = { isLoading: false }
let navigation = 'navigate'

beforeAll(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] })
  recoverFromRelease({ state } as unknown as Parameters<typeof recoverFromRelease>[0], reload)
})

beforeEach(() => {
  reload.mockClear()
  state.isLoading = false
  navigation = 'navigate'
})
afterEach(() => document.body.replaceChildren())

function missPart(): void {
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
}

function type(text: string, kind = 'tel'): void {
  document.body.innerHTML = `<input type="${kind}" value="${text}">`
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
}

test('a missing script loads the new version', () => {
  missPart()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['just now is not reloaded again', 299_000, 0],
  ['a while ago is', 301_000, 1],
])('a page that was reloaded %s', (_case, age, times) => {
  navigation = 'reload'
  const now = vi.spyOn(performance, 'now').mockReturnValue(age)
  missPart()
  now.mockRestore()
  expect(reload).toHaveBeenCalledTimes(times)
})

test('typed input is not lost', () => {
  type('+375 29')
  missPart()
  expect(reload).not.toHaveBeenCalled()
})

test('leaving the form for another screen loads the new version', () => {
  type('+375 29')
  state.isLoading = true
  missPart()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['an emptied field', '', 'tel'],
  ['a search', 'терапевт', 'search'],
])('%s does not count as typed input', (_case, text, kind) => {
  type(text, kind)
  missPart()
  expect(reload).toHaveBeenCalledOnce()
})

test('without a network the page is not reloaded', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  missPart()
  onLine.mockRestore()
  expect(reload).not.toHaveBeenCalled()
})
