/** What work is about: pieces of work about different things don't wait for each other. */
type Subject = 'session' | 'device-store'

const last = new Map<Subject, Promise<unknown>>()

/** Runs one piece of work at a time, among all tabs where the browser has Web Locks, else within this tab. */
export function alone<T>(work: () => Promise<T>, about: Subject = 'session'): Promise<T> {
  if ('locks' in navigator && !isDenied) return locked(work, about)
  return inTurn(work, about)
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
    return inTurn(work, about)
  }
}

function inTurn<T>(work: () => Promise<T>, about: Subject): Promise<T> {
  const turn = (last.get(about) ?? Promise.resolve()).then(work, work)
  last.set(
    about,
    turn.catch(() => undefined),
  )
  return turn
}
