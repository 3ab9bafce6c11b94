let last: Promise<unknown> = Promise.resolve()

/** Runs one piece of work at a time, among all tabs where the browser has Web Locks, else within this tab. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request('session', work) as Promise<T>
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}
