/** Lets `width` pieces of work run at once; the others wait for their turn, first come first served. */
export function limitConcurrency(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= width) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The place goes to the next one, or is free.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
