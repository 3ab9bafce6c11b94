import { expect, test } from 'vitest'
import { isByProgramme, medcenterFilters, medcenterSorts, sortNeedsService } from './medcenter-sorts.ts'

test('only withoutSort and byPrice need a service', () => {
  expect(medcenterSorts.filter(sortNeedsService)).toEqual(['withoutSort', 'byPrice'])
})

test('the filter and its opposite ask for a programme', () => {
  expect(medcenterFilters.filter(isByProgramme)).toEqual(['byProgram', 'notByProgram'])
})
