import type { Client } from '@vizit/api-client/client.ts'

/** A proof older than this, in milliseconds, may expire before it arrives: it is valid for five minutes. */
const FRESH_MS = 240_000
/** The longest wait for a proof, in milliseconds: without one the server may ask for a captcha. */
const PATIENCE_MS = 6000

interface Work {
  readonly begunAt: number
  readonly proof: Promise<string | null>
}

/** Proofs of work for one screen: computed in advance, each used once. */
export function createProofs(client: Client) {
  let work: Work | null = null

  async function solved(): Promise<string | null> {
    const drawn = await client.send('drawProof', {})
    if (!drawn.ok) return null
    const { solveProof } = await import('./solve-proof.ts')
    return solveProof(drawn.answer)
  }
  function begin(): Work {
    if (!work || Date.now() - work.begunAt > FRESH_MS)
      work = { begunAt: Date.now(), proof: solved().catch(() => null) }
    return work
  }
  return {
    begin: (): void => {
      if (typeof Worker === 'function') begin()
    },
    take: async (): Promise<string | null> => {
      if (typeof Worker !== 'function') return null
      const { proof } = begin()
      work = null
      const patience = new Promise<null>(over => setTimeout(over, PATIENCE_MS, null))
      return Promise.race([proof, patience])
    },
  }
}
