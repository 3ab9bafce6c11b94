import type { Refusal } from '../refusal.ts'

/** Wraps a refusal for TanStack Query, which accepts failures only as thrown errors. */
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
