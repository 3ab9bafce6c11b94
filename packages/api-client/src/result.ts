import type { Refusal } from './refusal.ts'

/** The outcome of a call: expected refusals are values, not exceptions. */
export type Result<T> = { ok: true; answer: T } | { ok: false; refusal: Refusal }
