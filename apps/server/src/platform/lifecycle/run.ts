import { setTimeout as pause } from 'node:timers/promises'
import { type ServerParts, startServer } from './start-server.ts'
import { StartupProblem } from './startup-problem.ts'

/** Milliseconds; the embedded database takes longest to close. */
const CLOSE_WITHIN = 60_000

/** The life of the server process: start, serve until told to stop, close in order, exit 0. */
export async function run(parts: ServerParts, announce: (address: string) => void): Promise<void> {
  const opened = new AsyncDisposableStack()
  const hurry = new AbortController()
  const end = onceOnly((code: number) => close(opened, parts, code, hurry.signal))
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      // A second signal skips the wait for load balancers.
      if (parts.readiness.phase === 'stopping') hurry.abort()
      end(0)
    })
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      parts.log.fatal({ err: error }, 'an error that nobody caught')
      end(1)
    })
  try {
    const { address, databaseEnded } = await startServer(parts, opened)
    announce(address)
    await databaseEnded
    if (parts.readiness.phase === 'stopping') return
    parts.log.fatal('the embedded database ended by itself')
    end(1)
  } catch (error) {
    // Errors of what was still being opened are expected during a stop.
    if (parts.readiness.phase === 'stopping') return
    if (!(error instanceof StartupProblem)) parts.log.fatal({ err: error }, 'the start failed')
    process.stderr.write(`Vizit cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
    end(1)
  }
}

async function close(
  opened: AsyncDisposableStack,
  { readiness, log, stoppingSeconds }: ServerParts,
  code: number,
  hurry: AbortSignal,
) {
  const wasReady = readiness.phase === 'ready'
  readiness.phase = 'stopping'
  if (wasReady && code === 0) {
    log.info({ seconds: stoppingSeconds }, 'stopping')
    // Load balancers read the state from /readyz and stop sending requests before the port is closed.
    await pause(stoppingSeconds * 1000, undefined, { signal: hurry }).catch(() => undefined)
  }
  setTimeout(() => {
    log.fatal('the stop took too long')
    process.exit(1)
  }, CLOSE_WITHIN).unref()
  try {
    await opened.disposeAsync()
  } catch (error) {
    log.error({ err: error }, 'the stop was not clean')
    process.exit(1)
  }
  log.info({ exitCode: code }, 'stopped')
  process.exit(code)
}

function onceOnly(action: (code: number) => Promise<void>): (code: number) => void {
  let done = false
  return code => {
    if (done) return
    done = true
    void action(code)
  }
}
