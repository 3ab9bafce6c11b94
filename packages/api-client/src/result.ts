import type { Refusal } from './refusal.ts'

/** What a call comes to: expected outcomes are values. */
export type Result<T> = { ok: true; answer: T } | { ok: false; refusal: Refusal }
