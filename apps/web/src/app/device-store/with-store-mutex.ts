import { withMutex } from '../concurrency/mutex.ts'

/** Opening, saving, locking and wiping do not overtake each other, in whatever tabs they are done. */
export const withStoreMutex = <T>(work: () => Promise<T>): Promise<T> => withMutex(work, 'device-store')
