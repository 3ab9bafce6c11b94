import { Readable } from 'node:stream'

/** Nothing has come of a file for so long that its sender is no longer there. */
export class SilentSender extends Error {}

/** How long a sender whose file was refused may go on sending it. */
const REFUSED_MS = 30_000

/**
 * The bytes of a sender; throws `SilentSender` where the next ones do not come in time, as a dead line may never say that it is. Where
 * the reader stops before the end, what still comes is thrown away: a line that is cut would lose the answer with the reason.
 */
export async function* untilSilent(
  source: AsyncIterable<Uint8Array>,
  silentMs: number,
): AsyncGenerator<Uint8Array> {
  const stream = source instanceof Readable ? source : undefined
  const chunks = (stream?.iterator({ destroyOnReturn: false }) ?? source)[Symbol.asyncIterator]()
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
    if (isSilent) stream?.destroy()
    else if (stream && !stream.readableEnded && !stream.destroyed) throwAway(stream)
  }
}

function throwAway(stream: Readable) {
  const timer = setTimeout(() => stream.destroy(), REFUSED_MS).unref()
  stream.once('close', () => clearTimeout(timer)).resume()
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
