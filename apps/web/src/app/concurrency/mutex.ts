import { createSerialQueue } from './serial-queue.ts'

/** What a task is about; tasks about different subjects do not wait for each other. */
type Subject = 'session' | 'device-store'

/** For browsers without Web Locks: one queue per subject, within this tab. */
const queues = {
  session: createSerialQueue(),
  'device-store': createSerialQueue(),
} as const satisfies Record<Subject, unknown>

/** Runs one task at a time: among all tabs if the browser has Web Locks, otherwise within this tab. */
export function withMutex<T>(work: () => Promise<T>, about: Subject = 'session'): Promise<T> {
  if ('locks' in navigator && !isDenied) return locked(work, about)
  return queues[about](work)
}

/** A third-party frame may be denied locks as well as storage; then there is nothing to share with other tabs. */
let isDenied = false

async function locked<T>(work: () => Promise<T>, about: Subject): Promise<T> {
  let isHeld = false
  const held = () => {
    isHeld = true
    return work()
  }
  try {
    return await (navigator.locks.request(about, held) as Promise<T>)
  } catch (error) {
    if (isHeld) throw error
    isDenied = true
    return queues[about](work)
  }
}
