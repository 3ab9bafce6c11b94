import type { Result } from '../result.ts'
import { uuid } from '../uuid.ts'

/**
 * The `Idempotency-Key` of a creating call (decisions D13). The same input keeps its key until an answer
 * comes, so that repeating a call whose answer was lost gets the first result instead of a second one.
 */
export function creationKeys() {
  let last: { input: string; key: string } | null = null
  return {
    keyFor(input: unknown): string {
      const text = JSON.stringify(input)
      if (last?.input !== text) last = { input: text, key: uuid() }
      return last.key
    },
    answered(result: Result<unknown>): void {
      const lost = !result.ok && (result.refusal.code === 'OFFLINE' || result.refusal.code === 'TIMED_OUT')
      if (!lost) last = null
    },
  }
}
