import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { receiveStockRoute } from './calls/receive-stock.ts'
import type { StockDeps } from './deps.ts'

/** What pharmacies have: feeds of chains. */
export async function stockPlugin(app: FastifyInstance, deps: StockDeps) {
  register(app, [receiveStockRoute], deps)
}
