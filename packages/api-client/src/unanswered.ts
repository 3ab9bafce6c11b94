import { uuid } from './uuid.ts'

/** Stores the page's unanswered calls until the tab closes, so that a reload does not lose their keys. */
export interface TextStore {
  read(): string | null
  write(text: string | null): void
}

interface Entry {
  readonly name: string
  /** The input as JSON, without the proof of being human, which differs each time. */
  readonly said: string
  readonly input: unknown
  readonly key: string
  readonly at: number
}

/** How long an unanswered input is kept, in milliseconds. Later, the same input may be a new request. */
const KEPT_FOR = 600_000
const PROOFS = new Set(['recaptchaValue', 'humanCheckId', 'humanCode'])

const saying = (input: unknown) =>
  JSON.stringify(input, (name, value) => (PROOFS.has(name) ? undefined : value))

/**
 * The `Idempotency-Key` of each creating call (decisions D13) that was sent and not answered yet. Until then the same
 * input keeps its key, so that a retry returns the first result instead of a second one.
 */
export function unansweredCalls(store: TextStore) {
  function entries(): Entry[] {
    try {
      const kept: unknown = JSON.parse(store.read() ?? '[]')
      return Array.isArray(kept) ? (kept as Entry[]).filter(({ at }) => at > Date.now() - KEPT_FOR) : []
    } catch {
      return []
    }
  }
  const save = (kept: Entry[]) => store.write(kept.length > 0 ? JSON.stringify(kept) : null)
  const isOf = (name: string, said: string) => (entry: Entry) => entry.name === name && entry.said === said

  return {
    keyFor(name: string, input: unknown): string {
      const said = saying(input)
      const kept = entries()
      const known = kept.find(isOf(name, said))
      const key = known?.key ?? uuid()
      save([...kept.filter(entry => entry !== known), { name, said, input, key, at: Date.now() }])
      return key
    },
    /** Whether the same input was sent before and may have been done. */
    has: (name: string, input: unknown): boolean => entries().some(isOf(name, saying(input))),
    answered(name: string, input: unknown): void {
      const is = isOf(name, saying(input))
      save(entries().filter(entry => !is(entry)))
    },
    /** The last input of this call that was not answered; null if there is none. */
    of: (name: string): unknown => entries().findLast(entry => entry.name === name)?.input ?? null,
  }
}
