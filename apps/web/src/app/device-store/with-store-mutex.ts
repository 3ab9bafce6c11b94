import { withMutex } from '../concurrency/mutex.ts'

/** Opening, saving, locking and deleting run one at a time, among all tabs. */
export const withStoreMutex = <T>(work: () => Promise<T>): Promise<T> => withMutex(work, 'device-store')
