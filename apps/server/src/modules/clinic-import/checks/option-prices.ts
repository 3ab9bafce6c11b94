import { isWithinPrice } from '@vizit/domain/services/price-at-branches.ts'
import type { Contents } from '../files/read-tables.ts'
import type { Price } from '../parse/price.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from './problem-at.ts'

/** Options that cost something else than the range or "from" that patients read at their service. */
export function checkOptionPrices({ services, serviceOptions }: Contents): Problem[] {
  const serviceOf = new Map(services.rows.map(row => [row.values.code, row]))
  return serviceOptions.rows.flatMap(row => {
    const { service: code, price } = row.values
    const service = serviceOf.get(code)
    const stated = service?.values.price
    if (!service || !stated || !price || isWithinPrice(priceOf(stated), priceOf(price))) return []
    const params = { file: services.file, line: service.line }
    return [problemAt(serviceOptions, row, 'price', 'problem.optionOutsidePrice', { params })]
  })
}

const priceOf = ({ kind, from, to }: Price) => ({ priceKind: kind, priceFrom: from, priceTo: to })
