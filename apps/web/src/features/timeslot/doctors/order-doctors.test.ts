import { expect, test } from 'vitest'
import { doctor, slots } from '../../../testing/clinic.ts'
import { orderDoctors } from './order-doctors.ts'

const entry = (id: string, nearest: string | null, free = 0) => ({
  doctor: doctor(id),
  places: [],
  isForMe: true,
  nearest,
  slots: slots(`${id}1`, '2026-11-24T06:00:00Z', free),
})

test("doctors free on the date come first in the list's order, then by nearest time, those of the reception last", () => {
  const list = [
    entry('1', null),
    entry('2', '2026-12-02T06:00:00Z'),
    entry('3', '2026-11-24T06:00:00Z', 2),
    entry('4', '2026-11-25T06:00:00Z'),
    entry('5', '2026-11-24T06:00:00Z', 1),
  ]
  expect(orderDoctors(list).map(({ doctor: { id } }) => id)).toEqual(['3', '5', '4', '2', '1'])
})
