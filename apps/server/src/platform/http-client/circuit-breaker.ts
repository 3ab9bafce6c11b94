import type { Clock } from '../clock.ts'
import { type Failure, isFailure } from './failure.ts'

interface Limits {
  /** So many failures in a row end the asking. */
  readonly failures: number
  /** After that time one request tries whether the server answers again. */
  readonly restMs: number
  /** Called when the asking ends, and with null when the server answers again. */
  readonly changed: (failure: Failure | null) => void
}

export interface CircuitBreaker {
  /** Null: nothing was asked, because the server does not answer now. */
  run<T extends object>(ask: () => Promise<T | Failure>): Promise<T | Failure | null>
}

/** Spares a server that does not answer, and whoever would wait for it. */
export function circuitBreaker(clock: Clock, { failures: most, restMs, changed }: Limits): CircuitBreaker {
  let failures = 0
  let restsUntil = 0
  let isTried = false
  const now = () => clock.now().getTime()

  function mayAsk(): boolean {
    if (failures < most) return true
    if (isTried || now() < restsUntil) return false
    isTried = true
    return true
  }

  function failed(failure: Failure) {
    failures += 1
    restsUntil = now() + restMs
    if (failures === most) changed(failure)
  }

  return {
    async run(ask) {
      if (!mayAsk()) return null
      try {
        const answer = await ask()
        if (isFailure(answer)) failed(answer)
        else {
          if (failures >= most) changed(null)
          failures = 0
        }
        return answer
      } finally {
        isTried = false
      }
    },
  }
}
