import type { z } from 'zod'
import { type Failure, isFailure, unclear } from '../failure.ts'
import type { Said } from './ask.ts'

/** An answer as what it should be; unclear where it is something else. */
export function parsed<T>(said: Said | Failure, shape: z.ZodType<T>): T | Failure {
  if (isFailure(said)) return said
  const { success, data } = shape.safeParse(jsonOf(said.body))
  return success ? data : unclear(said.status)
}

/** Nothing where it is no JSON. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
