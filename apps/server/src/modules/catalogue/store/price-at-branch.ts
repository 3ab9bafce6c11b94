import { isOptionAt } from './is-option-at.ts'

/* SQL of the price of the service `s` at a branch: what `priceAtBranches` of the domain says. */

/** Some of its options are given at other branches only. */
const isPartlyElsewhere = (branch: string) => `exists (
      select from service_option_branch x join service_option o on o.id = x.option_id and o.active
      where o.service_id = s.id) and exists (
      select from service_option o where o.service_id = s.id and o.active and not ${isOptionAt(branch)})`

const ofOptionsHere = (select: string, branch: string) => `(
      select ${select} from service_option o where o.service_id = s.id and o.active and ${isOptionAt(branch)})`

/** The lowest price there; null: none is stated. */
export const lowestPriceAt = (branch: string) => `case
    when s.price_kind in ('range', 'from') and ${isPartlyElsewhere(branch)}
    then greatest(s.price_from, ${ofOptionsHere('min(case when o.price_kind is null then s.price_from else o.price_from end)', branch)})
    else s.price_from
  end`

/** The highest price there, as far as one is stated. */
export const highestPriceAt = (branch: string) => `case
    when s.price_kind = 'range' and ${isPartlyElsewhere(branch)}
    then least(s.price_to, ${ofOptionsHere(
      `case when not bool_or(coalesce(o.price_kind = 'from', false)) then
        max(case when o.price_kind is null then s.price_to else coalesce(o.price_to, o.price_from) end) end`,
      branch,
    )})
    else coalesce(s.price_to, s.price_from)
  end`
