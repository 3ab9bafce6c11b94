import { createSerialQueue } from './serial-queue.ts'

/** What work is about: pieces of work about different things don't wait for each other. */
type Subject = 'session' | 'device-store'

/** For browsers without locks: within this tab. */
const queues = {
  session: createSerialQueue(),
  'device-store': createSerialQueue(),
} as const satisfies Record<Subject, unknown>

/** Runs one piece of work at a time, among all tabs where the browser has Web Locks, else within this tab. */
export function withMutex<T>(work: () => Promise<T>, about: Subject = 'session'): Promise<T> {
  if ('locks' in navigator && !isDenied) return locked(work, about)
  return queues[about](work)
}

/** A frame on a foreign site may be denied locks, as it is denied storage: then there are no tabs to share with. */
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
