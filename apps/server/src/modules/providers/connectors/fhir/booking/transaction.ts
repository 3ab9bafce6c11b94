import { z } from 'zod'
import { type Failure, isFailure, unclear } from '../../../../../platform/http-client/failure.ts'
import type { FhirClient } from '../http/client.ts'

export interface Entry {
  readonly resource: object
  readonly request: {
    readonly method: 'POST' | 'PUT'
    readonly url: string
    readonly ifMatch?: string | undefined
    readonly ifNoneExist?: string
  }
}

const Answer = z.object({
  resourceType: z.literal('Bundle'),
  entry: z.array(
    z.object({
      resource: z.unknown(),
      response: z.object({ status: z.string(), location: z.string().optional() }),
    }),
  ),
})

export type TransactionEntries = z.output<typeof Answer>['entry']

/** Carries out all of these changes or none of them. */
export async function transact(
  client: FhirClient,
  entries: readonly Entry[],
): Promise<TransactionEntries | Failure> {
  const bundle = { resourceType: 'Bundle', type: 'transaction', entry: entries }
  const answer = await client.create('', bundle, Answer)
  if (isFailure(answer)) return answer
  return answer.entry.length === entries.length ? answer.entry : unclear()
}
