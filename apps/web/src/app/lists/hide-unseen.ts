import type { ListRecord, ListSource, ReadingTime, VisiblePeople } from './list-source.ts'

type Unseen = Pick<VisiblePeople, 'reportsOf' | 'coverageOf'>

const lostSince = (before: readonly string[], now: readonly string[]) =>
  before.filter(id => !now.includes(id))

/**
 * Takes out of records what may no longer be seen of their people: reports, or who pays. Other records stay the same
 * objects, so that they are neither rendered nor stored again.
 */
export function hideUnseen<Item extends ListRecord>(
  { withoutReports = same, withoutCoverage = same }: ListSource<Item>,
  before: Unseen,
  now: Unseen,
): (item: Item & ReadingTime) => Item & ReadingTime {
  const reports = lostSince(before.reportsOf, now.reportsOf)
  const coverage = lostSince(before.coverageOf, now.coverageOf)
  return item => {
    const read = reports.includes(item.profileId) ? { ...item, ...withoutReports(item) } : item
    return coverage.includes(item.profileId) ? { ...read, ...withoutCoverage(read) } : read
  }
}

const same = <Item>(item: Item) => item
