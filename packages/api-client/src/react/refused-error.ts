import type { Refusal } from '../refusal.ts'

/** A refusal on its way through TanStack Query, which knows failures as thrown errors only. */
export class RefusedError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.name = 'RefusedError'
    this.refusal = refusal
  }
}

export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof RefusedError) return error.refusal
  if (error) throw error
  return null
}
