import { errorCode } from '../platform/error-code.ts'

type Fill<R> = (write: (text: string) => Promise<void>) => Promise<R>

/** The exit code of a process ended by SIGPIPE, as shells report it. */
const NOBODY_READS = 141

/** Prints with backpressure. Undefined: the reader closed the pipe, as `head` does, and no more is needed. */
export async function printWithBackpressure<R>(fill: Fill<R>): Promise<R | undefined> {
  // Each write gets its own error; without a listener the event would end the process before its database is
  // closed.
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
