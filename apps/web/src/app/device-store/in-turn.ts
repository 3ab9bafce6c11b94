let last: Promise<unknown> = Promise.resolve()

/** Runs one piece of work at a time within this tab: opening, locking and wiping do not overtake each other. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}
