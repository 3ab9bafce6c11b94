import { MutationCache } from '@tanstack/react-query'

/**
 * Has what a changing call concerns read again after its answer or its refusal. Which reads these are is loaded only
 * now: the first screens do without it, and a reload because the file is missing after a release interrupts no change.
 */
export function readAfterChange(): MutationCache {
  return new MutationCache({
    onSettled: (_answer, error, _input, _context, change, { client }) => {
      import('./freshness.ts').then(
        ({ freshnessOf }) => freshnessOf(client).settled(change, error),
        () => client.invalidateQueries(),
      )
    },
  })
}
