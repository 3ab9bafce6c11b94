import { addDays, type CivilDate, isCivilDate } from '../time/civil-date.ts'
import { plainLine } from '../validation/plain-line.ts'
import { parseFeedDate } from './feed-dates.ts'

/** A medicine that somebody has at home (product §2, "First aid kit"). */
export interface KitItem {
  readonly id: string
  readonly name: string
  /** The pack of the register; null: typed by hand. */
  readonly packId: string | null
  readonly count: number
  /** Null: not known. */
  readonly bestBefore: CivilDate | null
  /** For whom it is; empty for everybody. */
  readonly forWhom: string
}

export const kitLimits = { items: 200, name: 300, forWhom: 60, count: 999 } as const

export type Expiry = 'over' | 'today' | 'week' | 'month' | 'later'

const WEEK_DAYS = 7
const MONTH_DAYS = 30

/** How soon a medicine is over; the day itself still counts. Null: its date is not known. */
export function expiryOf(bestBefore: CivilDate | null, today: CivilDate): Expiry | null {
  if (bestBefore === null) return null
  if (bestBefore <= today) return bestBefore < today ? 'over' : 'today'
  if (bestBefore <= addDays(today, WEEK_DAYS)) return 'week'
  return bestBefore <= addDays(today, MONTH_DAYS) ? 'month' : 'later'
}

/** What is over, or will be within a month: its owner is warned. */
export const overSoon = (items: readonly KitItem[], today: CivilDate): KitItem[] =>
  items.filter(({ bestBefore }) => !['later', null].includes(expiryOf(bestBefore, today)))

const EARLIEST_YEAR = 2000
/** No medicine is good for longer. */
const LONGEST_YEARS = 30

/**
 * A date as packages have it: day, month and year, or month and year, which is the last day of the month. The year may have
 * two digits, day and month one; `0527`, `052027` and `31052027` need no points. Null: no date, or none that a package can have.
 */
export function parseBestBefore(written: string, today: CivilDate): CivilDate | null {
  const dates = withPoints(written.trim()).map(text => parseParts(text.split(/[./\s-]+/), today))
  return dates.find(date => date !== null) ?? null
}

/** The ways to read digits alone; of years from 2000 to 2099 no two are dates. */
function withPoints(text: string): string[] {
  if (!/^\d+$/.test(text)) return [text]
  const split = (...ends: number[]) => ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end)).join('.')
  const ways: Record<number, string[]> = {
    4: [split(2, 4)],
    6: [split(2, 6), split(2, 4, 6)],
    8: [split(2, 4, 8), split(4, 6, 8)],
  }
  return ways[text.length] ?? []
}

function parseParts(read: readonly string[], today: CivilDate): CivilDate | null {
  // "5/7" may be of July as well.
  if (read[0]?.length !== 4 && read.at(-1)?.length === 1) return null
  const parts = read.map(part => part.padStart(2, '0'))
  const year = parts.at(-1) ?? ''
  const text =
    parts[0]?.length === 4
      ? parts.join('-')
      : [...parts.slice(0, -1), year.length === 2 ? `20${year}` : year].join('.')
  const date = parseFeedDate(text) ?? null
  const yearOf = (of: CivilDate) => Number(of.slice(0, 4))
  if (date === null || yearOf(date) < EARLIEST_YEAR || yearOf(date) > yearOf(today) + LONGEST_YEARS)
    return null
  return date
}

/** First what is over soonest, then what has no date, by name. */
export const kitOrder = (items: readonly KitItem[]): KitItem[] =>
  items.toSorted(
    (one, other) =>
      (one.bestBefore ?? '9999').localeCompare(other.bestBefore ?? '9999') ||
      one.name.localeCompare(other.name),
  )

const FORMAT = 'vizit-first-aid-kit'

/** The kit as a file to be kept by its owner. */
export const writeKit = (items: readonly KitItem[]): string =>
  `${JSON.stringify({ format: FORMAT, version: 1, items }, null, 2)}\n`

/** Reads such a file; null: it is none, or something in it is wrong. */
export function readKit(text: string): KitItem[] | null {
  let read: { format?: unknown; version?: unknown; items?: unknown } | null
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, '')) as typeof read
  } catch {
    return null
  }
  if (read?.format !== FORMAT || read.version !== 1 || !Array.isArray(read.items)) return null
  const items = read.items.map(itemOf)
  return items.every(item => item !== null) ? items : null
}

function itemOf(read: unknown): KitItem | null {
  const { id, name, packId, count, bestBefore, forWhom } = (read ?? {}) as Record<string, unknown>
  const isText = (text: unknown, longest: number): text is string =>
    typeof text === 'string' && text.length <= longest
  if (!isText(id, 100) || id === '' || !isText(name, kitLimits.name) || plainLine(name) === '') return null
  if (packId !== null && !(isText(packId, 9) && /^[1-9]\d*$/.test(packId))) return null
  if (!Number.isInteger(count) || Number(count) < 0 || Number(count) > kitLimits.count) return null
  if (bestBefore !== null && !(typeof bestBefore === 'string' && isCivilDate(bestBefore))) return null
  if (!isText(forWhom, kitLimits.forWhom)) return null
  return inPlainLines({ id, name, packId, count: Number(count), bestBefore, forWhom })
}

/** As it is stored, whether it was typed or read from a file. */
export const inPlainLines = (item: KitItem): KitItem => ({
  ...item,
  name: plainLine(item.name),
  forWhom: plainLine(item.forWhom),
})

/** How many of the items that are brought in are not there, or other than there. */
export const countOther = (own: readonly KitItem[], brought: readonly KitItem[]): number =>
  brought.filter(item => !own.some(({ id, ...kept }) => id === item.id && isSame(kept, item))).length

const isSame = (one: Omit<KitItem, 'id'>, other: KitItem): boolean =>
  (['name', 'packId', 'count', 'bestBefore', 'forWhom'] as const).every(field => one[field] === other[field])

/** What is there and what is brought in: an item of the same id is replaced. Null: more than fit. */
export function mergeKits(own: readonly KitItem[], brought: readonly KitItem[]): KitItem[] | null {
  const merged = [...new Map([...own, ...brought].map(item => [item.id, item])).values()]
  return merged.length <= kitLimits.items ? merged : null
}
