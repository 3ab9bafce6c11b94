import { addDays, addMonthsClamped, type CivilDate } from '../time/civil-date.ts'
import type { LimitPeriod } from './coverage.ts'

/** The days of a contract; `to` is the last one, null: without an end. */
export interface ContractDays {
  readonly from: CivilDate
  readonly to: CivilDate | null
}

/**
 * The first and the last day of the time in which visits of a limit are counted together with one on this day. The same as
 * `limit_days` in SQL.
 */
export function limitDays(period: LimitPeriod, day: CivilDate, contract: ContractDays): ContractDays {
  switch (period) {
    case 'MONTH': {
      const from = `${day.slice(0, 7)}-01`
      return { from, to: addDays(addMonthsClamped(from, 1), -1) }
    }
    case 'YEAR':
      return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` }
    case 'CONTRACT':
      return { from: contract.from, to: contract.to }
  }
}

/**
 * The first day of the next month or year, whose visits a limit counts anew. Null: with the next contract, or the programme no longer
 * covers the person then. `lastDay` is the last one on which it does, null: without an end.
 */
export function limitRenewsOn(
  period: LimitPeriod,
  day: CivilDate,
  contract: ContractDays,
  lastDay: CivilDate | null,
): CivilDate | null {
  const { to } = limitDays(period, day, contract)
  if (period === 'CONTRACT' || to === null) return null
  const next = addDays(to, 1)
  return lastDay === null || next <= lastDay ? next : null
}
