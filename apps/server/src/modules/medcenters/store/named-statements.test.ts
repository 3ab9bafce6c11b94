import { medcenterSorts } from '@vizit/domain/filters/medcenter-sorts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundMedcentersQuery, type MedcentersAsked } from './found-medcenters.ts'
import { foundServicesQuery, type ServicesAsked } from './found-services.ts'

const maybe = <Value>(value: Value) => fc.constantFrom(undefined, value)
const language = fc.constantFrom('ru', 'be', 'en')
const locationCode = fc.constantFrom(undefined, 0, 17)
const after = fc.constantFrom(null, { order: 'any', values: ['а', 'б', 'в'], id: '7' })

const medcenters = fc.record({
  ...{ language, locationCode, after, searched: maybe(['1']), serviceId: maybe('3') },
  sort: fc.constantFrom(...medcenterSorts),
  filter: fc.constantFrom('any', 'byProgram', 'notByProgram', 'bookmarks'),
  programId: maybe('epam'),
  bookmarkedBy: fc.constantFrom(null, 'a'),
  openNow: fc.constantFrom('true', 'false'),
  limit: fc.nat(50),
}) as fc.Arbitrary<MedcentersAsked>
const services = fc.record({
  ...{ language, locationCode, after, searched: maybe(['1']), programId: maybe('epam') },
  age: fc.constantFrom(undefined, 0, 17, 18, 90),
  ...{ directionId: maybe('3'), groupId: maybe('4'), limit: fc.nat(50) },
}) as fc.Arbitrary<ServicesAsked>

test('two statements of one name have the same text, which PostgreSQL prepares once for all of them', () => {
  const texts = new Map<string, string>()
  const period = { now: new Date('2026-03-02'), until: new Date('2026-05-02'), isOpen: true }
  const known = ({ name, text }: { name: string | undefined; text: string }) => {
    if (name !== undefined) expect(texts.getOrInsert(name, text)).toBe(text)
  }
  fc.assert(
    fc.property(medcenters, asked => known(foundMedcentersQuery(asked, period))),
    { numRuns: 1000 },
  )
  fc.assert(
    fc.property(services, asked => known(foundServicesQuery(asked))),
    { numRuns: 1000 },
  )
  expect(texts.size).toBeGreaterThan(50)
})
