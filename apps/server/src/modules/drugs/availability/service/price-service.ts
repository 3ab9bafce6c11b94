import type { TownCodeKind } from '@vizit/domain/drugs/town-code-kinds.ts'
import { z } from 'zod'
import type { Clock } from '../../../../platform/clock.ts'
import { circuitBreaker } from '../../../../platform/http-client/circuit-breaker.ts'
import type { Failure } from '../../../../platform/http-client/failure.ts'
import { parseAnswer } from '../../../../platform/http-client/parse-answer.ts'
import { type Fetch, sendRequest } from '../../../../platform/http-client/send-request.ts'

export interface PriceServiceSettings {
  /** Its address; `/offers` is added. */
  readonly url: string
  /** Undefined: it asks for none. */
  readonly key: string | undefined
  readonly townCodes: TownCodeKind
  readonly timeLimitMs: number
}

interface AskedService {
  /** Its code of the town; null: all regions. */
  readonly town: string | null
  /** Ids as imported. */
  readonly packs: readonly string[]
}

/** A cell of an answer as text, whatever the service writes it as. */
const Cell = z
  .union([z.string().max(200), z.number()])
  .nullish()
  .transform(value => (value === null || value === undefined ? '' : String(value)))

const Row = z.object({
  pharmacy: Cell,
  pack: Cell,
  price: Cell,
  quantity: Cell,
  updatedAt: Cell,
})
export type ServiceRow = z.output<typeof Row>

/** Rows that do not fit are null: one of them must not hide the others. */
const Answer = z.object({ offers: z.array(Row.nullable().catch(null)) })

/** An answer about 100 packs in all regions has some 5 MB. */
const SIZE_LIMIT = 16_000_000
const FAILURES = 3
const REST_MS = 30_000

interface PriceServiceDeps {
  readonly clock: Clock
  readonly fetch: Fetch
  /** Told when the service ends answering, and with null when it answers again. */
  readonly changed: (failure: Failure | null) => void
}

export interface PriceService {
  /** Null: it does not answer. */
  ask(asked: AskedService): Promise<readonly (ServiceRow | null)[] | null>
}

/** An outside service of prices, asked as docs/how-to/ask-a-service-of-prices.md says. */
export function priceService(settings: PriceServiceSettings, deps: PriceServiceDeps): PriceService {
  const { key, timeLimitMs } = settings
  const url = new URL(`${settings.url.replace(/\/+$/, '')}/offers`)
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  }
  const breaker = circuitBreaker(deps.clock, { failures: FAILURES, restMs: REST_MS, changed: deps.changed })

  return {
    async ask({ town, packs }) {
      const body = JSON.stringify({ ...(town !== null && { town }), packs })
      const answer = await breaker.run(async () =>
        parseAnswer(
          await sendRequest(deps.fetch, {
            ...{ method: 'POST', url, headers, body, timeLimitMs },
            sizeLimit: SIZE_LIMIT,
          }),
          Answer,
        ),
      )
      return answer === null || 'failure' in answer ? null : answer.offers
    },
  }
}
