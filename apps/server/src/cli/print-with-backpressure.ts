import { errorCode } from '../platform/error-code.ts'

type Fill<R> = (write: (text: string) => Promise<void>) => Promise<R>

/** As a shell tells of a process that SIGPIPE ended. */
const NOBODY_READS = 141

/** Prints as slowly as whoever reads it; undefined: they read no further, as `head` does, and no more is wanted. */
export async function printWithBackpressure<R>(fill: Fill<R>): Promise<R | undefined> {
  // Each write hears of its own error; unheard, the event would end the process before its database is closed.
  process.stdout.on('error', () => undefined)
  try {
    return await fill(print)
  } catch (error) {
    if (!isShut(error)) throw error
    process.exitCode = NOBODY_READS
    return undefined
  }
}

const print = (text: string) =>
  new Promise<void>((resolve, reject) => {
    process.stdout.write(text, error => (error ? reject(error) : resolve()))
  })

const isShut = (error: unknown) => errorCode(error) === 'EPIPE'
