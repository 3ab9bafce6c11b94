import { createReadStream } from 'node:fs'
import type { Spooled } from './spool.ts'

/** Some thousand rows: other requests have a turn after each. */
const CHUNK_BYTES = 32 * 1024
/** A longer line is none of a feed, and would fill the memory. */
const LONGEST_LINE = 100_000

/** The lines of a feed, some thousands at a time. */
export async function* readLines({ path, encoding }: Spooled): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder(encoding)
  let rest = ''
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n')
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE)
    yield lines
  }
  const last = rest + decoder.decode()
  if (last !== '') yield [last]
}
