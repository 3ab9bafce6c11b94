let last: Promise<unknown> = Promise.resolve()

/** Runs one piece of work at a time, among all tabs where the browser has Web Locks, else within this tab. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator && !isDenied) return locked(work)
  return inTurn(work)
}

/** A frame on a foreign site may be denied locks, as it is denied storage: then there are no tabs to share with. */
let isDenied = false

async function locked<T>(work: () => Promise<T>): Promise<T> {
  let isHeld = false
  const held = () => {
    isHeld = true
    return work()
  }
  try {
    return await (navigator.locks.request('session', held) as Promise<T>)
  } catch (error) {
    if (isHeld) throw error
    isDenied = true
    return inTurn(work)
  }
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}
