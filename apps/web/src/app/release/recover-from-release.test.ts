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

/** A part of the page does not come; the server has the page's own script, or not. */
async function missPart(ownScript: Response | Error = new Response(null, { status: 404 })): Promise<void> {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      ownScript instanceof Error ? Promise.reject(ownScript) : Promise.resolve(ownScript),
    )
  const lost = new Event('vite:preloadError', { cancelable: true })
  dispatchEvent(lost)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  // All that follows from the answer has happened in the next task.
  await new Promise(done => setTimeout(done))
  asked.mockRestore()
  expect(lost.defaultPrevented).toBe(false)
}

function type(text: string, kind = 'tel'): void {
  document.body.innerHTML = `<input type="${kind}" value="${text}">`
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
}

test('a missing script loads the new version', async () => {
  await missPart()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['just now is not reloaded again', 299_000, 0],
  ['a while ago is', 301_000, 1],
])('a page that was reloaded %s', async (_case, age, times) => {
  navigation = 'reload'
  const now = vi.spyOn(performance, 'now').mockReturnValue(age)
  await missPart()
  now.mockRestore()
  expect(reload).toHaveBeenCalledTimes(times)
})

test('typed input is not lost', async () => {
  type('+375 29')
  await missPart()
  expect(reload).not.toHaveBeenCalled()
})

test('leaving the form for another screen loads the new version', async () => {
  type('+375 29')
  state.isLoading = true
  await missPart()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['an emptied field', '', 'tel'],
  ['a search', 'терапевт', 'search'],
])('%s does not count as typed input', async (_case, text, kind) => {
  type(text, kind)
  await missPart()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['that was lost on its way', new Response()],
  ['without a network', new TypeError('Failed to fetch')],
  ['while the server is busy', new Response(null, { status: 503 })],
])('a part %s does not reload the page', async (_case, answer) => {
  await missPart(answer)
  expect(reload).not.toHaveBeenCalled()
})
