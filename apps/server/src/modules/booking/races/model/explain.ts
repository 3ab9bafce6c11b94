import { apply } from './apply.ts'
import type { ModelState, Operation } from './state.ts'

export interface Answered {
  readonly operation: Operation
  readonly outcome: string
}

/**
 * Finds the states that explain the answers of concurrent operations: it runs the model in every order and keeps
 * the end states of orders that give exactly these answers. An empty result means that the server did something
 * that no order allows.
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
