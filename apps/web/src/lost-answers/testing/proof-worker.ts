import { solveProof } from '@vizit/server/modules/identity/testing/solve-proof.ts'

/** jsdom has no workers: replaces the worker that computes proofs of work. */
class ProofWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  postMessage(challenge: Parameters<typeof solveProof>[0]) {
    solveProof(challenge).then(
      proof => this.onmessage?.({ data: JSON.parse(atob(proof)).solution }),
      () => this.onerror?.(),
    )
  }
  terminate() {}
}

export function letProofsBeMade(): void {
  globalThis.Worker = ProofWorker as unknown as typeof Worker
}
