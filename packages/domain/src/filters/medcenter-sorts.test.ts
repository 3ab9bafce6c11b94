import { expect, test } from 'vitest'
import { medcenterSorts, sortNeedsService } from './medcenter-sorts.ts'

test('only withoutSort and byPrice need a service', () => {
  expect(medcenterSorts.filter(sortNeedsService)).toEqual(['withoutSort', 'byPrice'])
})
