import type { Answer } from '@vizit/api-client/calls.ts'

/** The challenge with its solution, ready to be sent, computed in a worker; null if that is impossible. */
export function solveProof(challenge: Answer<'drawProof'>): Promise<string | null> {
  const worker = new Worker(new URL('./solve-proof.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string | null>(solved => {
    worker.onmessage = ({ data: solution }) =>
      solved(solution ? btoa(JSON.stringify({ challenge, solution })) : null)
    worker.onerror = () => solved(null)
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
