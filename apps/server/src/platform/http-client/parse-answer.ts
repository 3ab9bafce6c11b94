import type { z } from 'zod'
import { type Failure, isFailure, unclear } from './failure.ts'
import type { HttpResponse } from './send-request.ts'

/** Parses an answer by its schema; a failure of the kind `unclear` if it does not fit. */
export function parseAnswer<T>(said: HttpResponse | Failure, shape: z.ZodType<T>): T | Failure {
  if (isFailure(said)) return said
  const { success, data } = shape.safeParse(jsonOf(said.body))
  return success ? data : unclear(said.status)
}

/** Undefined: the text is not JSON. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
