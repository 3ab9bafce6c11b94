import { Readable } from 'node:stream'

/** Nothing has come of a file for so long that its sender is no longer there. */
export class SilentSender extends Error {}

/** The bytes of a sender; throws `SilentSender` where the next ones do not come in time, as a dead line may never say that it is. */
export async function* untilSilent(
  source: AsyncIterable<Uint8Array>,
  silentMs: number,
): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]()
  let isSilent = false
  try {
    for (;;) {
      const next = await inTime(chunks.next(), silentMs)
      isSilent = next === null
      if (next === null) throw new SilentSender()
      if (next.done) return
      yield next.value
    }
  } finally {
    // An iterator that is waited for does not end.
    if (!isSilent) await chunks.return?.()
    else if (source instanceof Readable) source.destroy()
  }
}

async function inTime<Value>(value: Promise<Value>, ms: number): Promise<Value | null> {
  const { promise, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), ms)
  try {
    return await Promise.race([value, promise])
  } finally {
    clearTimeout(timer)
  }
}
