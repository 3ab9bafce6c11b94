import { apply } from './apply.ts'
import type { ModelState, Operation } from './state.ts'

export interface Answered {
  readonly operation: Operation
  readonly outcome: string
}

/**
 * Every state in which the model can be after these operations, which ran at the same time, were answered so:
 * one for each order of them that gives these very answers. None: no order explains what the server did.
 */
export function explain(states: readonly ModelState[], answered: readonly Answered[]): ModelState[] {
  const found = new Map<string, ModelState>()
  const follow = (state: ModelState, rest: readonly Answered[]) => {
    if (rest.length === 0) found.set(JSON.stringify(state), state)
    for (const next of rest) {
      const after = structuredClone(state)
      if (apply(after, next.operation, next.outcome) === next.outcome)
        follow(
          after,
          rest.filter(other => other !== next),
        )
    }
  }
  for (const state of states) follow(state, answered)
  return [...found.values()]
}
