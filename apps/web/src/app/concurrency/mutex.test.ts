import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

async function limitConcurrency(withMutex: <T>(work: () => Promise<T>) => Promise<T>): Promise<string[]> {
  const done: string[] = []
  const work = (name: string) => async () => {
    done.push(`${name} begins`)
    await Promise.resolve()
    done.push(`${name} ends`)
  }
  await Promise.all([withMutex(work('first')), withMutex(work('second'))])
  return done
}

const IN_TURN = ['first begins', 'first ends', 'second begins', 'second ends']

test('tasks run one after the other, also where a frame on a foreign site has no locks', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('denied', 'SecurityError')))
  vi.stubGlobal('navigator', { locks: { request } })
  vi.resetModules()
  const { withMutex } = await import('./mutex.ts')
  expect(await limitConcurrency(withMutex)).toEqual(IN_TURN)
  await expect(withMutex(() => Promise.reject(new Error('of the work')))).rejects.toThrow('of the work')
})

test('a task that fails under a lock is not run again', async () => {
  const request = (_name: string, work: () => Promise<unknown>) => work()
  vi.stubGlobal('navigator', { locks: { request } })
  vi.resetModules()
  const { withMutex } = await import('./mutex.ts')
  const work = vi.fn(() => Promise.reject(new Error('of the work')))
  await expect(withMutex(work)).rejects.toThrow('of the work')
  expect(work).toHaveBeenCalledTimes(1)
})
