import { expect, test } from 'vitest'
import { doctor } from '../../testing/clinic.ts'
import { filterForHost } from './filter-for-host.ts'

const anna = doctor('7', { at: ['1', '2'] })
const boris = doctor('8', { at: ['1'], registry: true })
const offered = (...given: Parameters<typeof filterForHost>) =>
  filterForHost(...given).map(({ id, branches, worksAt }) => [id, branches, worksAt.length])

test.each<[string, Parameters<typeof filterForHost>[1], unknown]>([
  [
    'nothing',
    {},
    [
      ['7', ['1', '2'], 2],
      ['8', ['1'], 1],
    ],
  ],
  ['one assignment', { assignmentIds: ['72'] }, [['7', ['2'], 1]]],
  [
    'several',
    { assignmentIds: ['81', '71'] },
    [
      ['7', ['1'], 1],
      ['8', ['1'], 1],
    ],
  ],
  ['none that there is', { assignmentIds: ['99'] }, []],
  ['doctors with online booking', { doctorOnline: true }, [['7', ['1', '2'], 2]]],
  [
    'whoever',
    { doctorOnline: false },
    [
      ['7', ['1', '2'], 2],
      ['8', ['1'], 1],
    ],
  ],
  ['both', { assignmentIds: ['81', '71'], doctorOnline: true }, [['7', ['1'], 1]]],
])('a host page that asks for %s', (_case, settings, doctors) => {
  expect(offered([anna, boris], settings)).toEqual(doctors)
})
