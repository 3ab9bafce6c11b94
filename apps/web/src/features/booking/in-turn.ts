let last: Promise<unknown> = Promise.resolve()

/** Sends one after another: freeing the former slot must not overtake holding the next one. */
export function inTurn(send: () => Promise<unknown>): Promise<unknown> {
  last = last.then(send, send)
  return last
}
