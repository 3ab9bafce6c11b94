import { expect, test } from 'vitest'
import { mayMoveTo } from './may-move-to.ts'

const ages = {
  adult: true,
  children: false,
  adultAge: null,
  adultAgeTo: null,
  childrenAge: null,
  childrenAgeTo: null,
}
const other = {
  doctorId: '8',
  specialityId: '1',
  bookingPolicy: 'open' as const,
  onlineBooking: true,
  serviceIds: ['4'],
  ages,
}
const moved = { from: { doctorId: '7', specialityId: '1' }, serviceId: null, age: 40 }

test.each([
  ['another doctor of the speciality', {}, {}, true],
  ['another speciality', { specialityId: '2' }, {}, false],
  ['by the registry only', { onlineBooking: false }, {}, false],
  ['a doctor who takes no new patients', { bookingPolicy: 'second-visit' as const }, {}, false],
  [
    'the same doctor at another branch, who takes no new patients either',
    { doctorId: '7', bookingPolicy: 'second-visit' as const },
    {},
    true,
  ],
  ['of members only', { bookingPolicy: 'programme' as const }, {}, false],
  ['a doctor who provides the service', {}, { serviceId: '4' }, true],
  ['a doctor who does not provide it', {}, { serviceId: '5' }, false],
  ['of another age', {}, { age: 7 }, false],
  ['a patient of unknown age', {}, { age: null }, true],
] as const)('%s', (_case, place, visit, may) => {
  expect(mayMoveTo({ ...other, ...place }, { ...moved, ...visit })).toBe(may)
})
