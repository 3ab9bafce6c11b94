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

test('one after the other, where a frame on a foreign site is denied locks too', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('denied', 'SecurityError')))
  vi.stubGlobal('navigator', { locks: { request } })
  vi.resetModules()
  const { withMutex } = await import('./mutex.ts')
  expect(await limitConcurrency(withMutex)).toEqual(IN_TURN)
  await expect(withMutex(() => Promise.reject(new Error('of the work')))).rejects.toThrow('of the work')
})

test('what fails under a lock is not done again', async () => {
  const request = (_name: string, work: () => Promise<unknown>) => work()
  vi.stubGlobal('navigator', { locks: { request } })
  vi.resetModules()
  const { withMutex } = await import('./mutex.ts')
  const work = vi.fn(() => Promise.reject(new Error('of the work')))
  await expect(withMutex(work)).rejects.toThrow('of the work')
  expect(work).toHaveBeenCalledTimes(1)
})
