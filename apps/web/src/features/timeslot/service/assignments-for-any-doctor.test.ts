import { expect, test } from 'vitest'
import { branch } from '../../../testing/clinic.ts'
import { giving } from '../../../testing/services.ts'
import type { DoctorTime } from '../use-displayed-times.ts'
import { assignmentsForAnyDoctor } from './assignments-for-any-doctor.ts'
import { assignmentsOfService } from './assignments-of-service.ts'
import { termsForStrangers } from './terms-for-strangers.ts'

const branches = [branch('1', 'Филиал на Немиге')]
const entry = (id: string, bookingPolicy: 'open' | 'programme'): DoctorTime => {
  const doctor = giving(['4'], id, { places: [{ bookingPolicy }] })
  return { doctor, places: doctor.worksAt, isForMe: true, slots: [], nearest: null }
}

test('a hundred assignments are asked about, and all are used', () => {
  const members = Array.from({ length: 100 }, (_, at) => entry(String(at + 100), 'programme'))
  const places = assignmentsOfService([...members, entry('7', 'open')], branches)
  expect(assignmentsForAnyDoctor(places, [])).toHaveLength(100)
  expect(termsForStrangers(places.slice(0, 100))).toEqual(['programme'])
  expect(termsForStrangers(places)).toEqual([])
})
