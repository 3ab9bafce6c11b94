import { beforeEach, expect, test } from 'vitest'
import { readImportAddress } from './read-import-address.ts'
import { dropVisitImport, pendingVisitImport } from './visit-import.ts'

const ID = '01990000-0000-7000-8000-0000000000aa'
const SITE = 'https://vizit.by'

beforeEach(dropVisitImport)

test.each([
  [`/?orderId=${ID}&ed=true`, '/', { orderId: ID, phone: null, ed: true }],
  [`/i#${ID}`, '/', { orderId: ID, phone: null, ed: true }],
  [`/?visitId=${ID}`, '/', { orderId: ID, phone: null, ed: false }],
  [
    `/timeslot?clinic=mir&orderId=${ID}&phone=%2B375291234567&ed=1`,
    '/timeslot?clinic=mir',
    { orderId: ID, phone: '375291234567', ed: true },
  ],
  [`/#orderId=${ID}&phone=375291234567`, '/', { orderId: ID, phone: '375291234567', ed: false }],
  [`/?orderId=${ID}&ed=false#phone=80291234567`, '/', { orderId: ID, phone: null, ed: false }],
  [`/?orderId=nonsense`, '/', { orderId: 'nonsense', phone: null, ed: false }],
])('%s', (address, without, brought) => {
  expect(readImportAddress(SITE + address)).toBe(without)
  expect(pendingVisitImport()).toMatchObject(brought)
})

test.each(['/', '/visits?visit=1', '/?phone=375291234567', '/confirm-email#token=1'])(
  '%s contains no visit and is unchanged',
  address => {
    expect(readImportAddress(SITE + address)).toBeNull()
    expect(pendingVisitImport()).toBeNull()
  },
)

test('a visit from the address survives a reload of the tab, and is gone once it is dropped', () => {
  readImportAddress(`${SITE}/?orderId=${ID}`)
  expect(sessionStorage.getItem('visitImport')).toContain(ID)
  dropVisitImport()
  expect(sessionStorage.getItem('visitImport')).toBeNull()
})
