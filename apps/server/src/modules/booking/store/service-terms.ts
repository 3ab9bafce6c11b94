import type { ServiceAges } from '@vizit/domain/booking/service-ages.ts'
import { type PricedService, priceAtBranches } from '@vizit/domain/services/price-at-branches.ts'
import { isOptionAt } from '../../catalogue/public.ts'
import {
  type InLanguages,
  inLanguages,
  type Price,
  type PriceRow,
  priceOf,
  type TextRow,
  textColumns,
} from '../../visits/public.ts'

/** A service as it is provided at an assignment. */
export interface ServiceTerms {
  readonly id: string
  readonly name: InLanguages
  /** Its duration there, in minutes. */
  readonly minutes: number
  readonly ages: ServiceAges
  /** The requested option. Null: none was requested, or it is not provided there. */
  readonly option: { readonly id: string; readonly name: InLanguages } | null
  /** The option's own price if it has one. Without an option: the price range available at the branch. */
  readonly price: Price | null
}

export interface ServiceRow extends TextRow<'service'>, TextRow<'option'>, PriceRow {
  readonly service_id: string | null
  readonly service_minutes: number
  readonly for_adult: boolean
  readonly for_children: boolean
  readonly service_children_age: number | null
  readonly option_id: string | null
  /** When the price is a range or "from" and no option was chosen: the options, of which only those of the branch count. */
  readonly priced_options: PricedService['options'] | null
  readonly run_ends_at: Date | null
  readonly run_last_starts_at: Date | null
}

/** The name that `pricedOptions` gives to the assignment's branch. */
const HERE = 'here'

const priceColumn = (column: string) =>
  `case when so.price_kind is null then sv.price_${column} else so.price_${column} end`

const ownPrice = (column: string) =>
  `case when o.price_kind is null then sv.price_${column} else o.price_${column} end`

/**
 * SQL: the options of a service whose price is a range or "from", and for which no option was chosen; `HERE` marks those of
 * the branch.
 */
const pricedOptions = `
  case when so.id is null and sv.price_kind in ('range', 'from') then (
    select json_agg(json_build_object(
      'priceKind', ${ownPrice('kind')}, 'priceFrom', ${ownPrice('from')}, 'priceTo', ${ownPrice('to')},
      'branchIds', case when ${isOptionAt('a.branch_id')} then json_build_array('${HERE}') else json_build_array() end))
    from service_option o where o.service_id = sv.id and o.active) end as priced_options`

/** SQL: columns of the service `sv`, its option `so` and its run; select them from `serviceTables`. */
export const serviceColumns = `
  sv.id as service_id, mapping.duration_minutes as service_minutes, ${textColumns('service', 'sv.name')},
  sv.for_adult, sv.for_children, sv.children_age as service_children_age,
  so.id as option_id, ${pricedOptions},
  ${textColumns('option', 'so.name')}, ${priceColumn('kind')} as price_kind,
  (${priceColumn('from')})::float8 as price_from, (${priceColumn('to')})::float8 as price_to,
  run.ends_at as run_ends_at, run.last_starts_at as run_last_starts_at`

/**
 * SQL: joins the service $7 and its option $8 at the assignment `a`, and the run that starts at the timeslot `t`.
 */
export const serviceTables = `
  left join assignment_service mapping on mapping.assignment_id = a.id and mapping.service_id = $7
  left join service sv on sv.id = mapping.service_id and sv.active and not sv.hidden
  left join service_option so on so.id = $8 and so.service_id = sv.id and so.active and ${isOptionAt('a.branch_id', 'so')}
  left join lateral (
    select max(r.ends_at) as ends_at, max(r.starts_at) as last_starts_at from timeslot r
    where r.id = any(timeslot_run(t.id, mapping.duration_minutes))
  ) run on sv.id is not null`

/** The terms of the requested service. Null: it is not provided there or cannot be booked online. */
export function serviceTermsOf(row: Partial<ServiceRow>): ServiceTerms | null {
  return isGiven(row)
    ? {
        id: row.service_id,
        name: inLanguages(row, 'service'),
        minutes: row.service_minutes,
        ages: {
          forAdult: row.for_adult,
          forChildren: row.for_children,
          childrenAge: row.service_children_age,
        },
        option: row.option_id === null ? null : { id: row.option_id, name: inLanguages(row, 'option') },
        price: priceHere(row),
      }
    : null
}

function priceHere(row: ServiceRow): Price | null {
  const price = priceOf(row)
  if (price === null || row.priced_options === null) return price
  const said = { priceKind: price.kind, priceFrom: price.from, priceTo: price.to }
  const { priceKind, priceFrom, priceTo } = priceAtBranches({ ...said, options: row.priced_options }, [HERE])
  return priceOf({ price_kind: priceKind, price_from: priceFrom, price_to: priceTo })
}

const isGiven = (row: Partial<ServiceRow>): row is ServiceRow & { service_id: string } =>
  row.service_id !== undefined && row.service_id !== null
