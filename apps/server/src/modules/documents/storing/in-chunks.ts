/** Splits bytes into chunks of equal size; the last one may be shorter. */
export async function* inChunks(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let count = 0
  for await (const part of bytes) {
    waiting.push(part)
    count += part.length
    if (count < size) continue
    const joined = Buffer.concat(waiting)
    const whole = count - (count % size)
    for (let from = 0; from < whole; from += size) yield joined.subarray(from, from + size)
    waiting = [joined.subarray(whole)]
    count -= whole
  }
  if (count > 0) yield Buffer.concat(waiting)
}
