import { expect, test } from 'vitest'
import { sections, sectionsOfTown } from './sections.ts'

test.each([
  ['doctors;ums;medcenters;drugs', ['doctors', 'ums', 'medcenters', 'drugs']],
  ['medcenters;drugs', ['medcenters', 'drugs']],
  ['drugs;unknown', ['drugs']],
])('a town with the banners %s has the sections %j', (banners, shown) =>
  expect(sectionsOfTown(banners, sections)).toEqual(shown),
)

test('a section that does not work yet is not shown, whatever the banners say', () =>
  expect(sectionsOfTown('doctors;drugs', ['doctors', 'ums'])).toEqual(['doctors']))

test.each([undefined, '', 'medcenters;drugs'])(
  'without a town, or in one without any working section (%s), all that work are shown',
  banners => expect(sectionsOfTown(banners, ['doctors', 'ums'])).toEqual(['doctors', 'ums']),
)
