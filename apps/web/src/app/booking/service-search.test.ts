import { expect, test } from 'vitest'
import { serviceSearch } from './service-search.ts'

test.each([
  [{ child: '-1' }, { child: '-1' }],
  [{ child: '0' }, { child: '0' }],
  [{ child: 17 }, { child: '17' }],
  [{ child: '18' }, {}],
  [{ child: '-2' }, {}],
  [
    { doctor: 'any', service: '12' },
    { doctor: 'any', service: '12' },
  ],
  [{ doctor: 'Anna', service: '1;2', mine: 'yes' }, {}],
])('%o is read as %o', (address, search) => expect(serviceSearch(address)).toEqual(search))
