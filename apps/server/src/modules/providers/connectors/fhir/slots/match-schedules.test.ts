import { expect, test } from 'vitest'
import { Actor, Schedule } from '../resources/schedule.ts'
import { matchSchedule } from './match-schedules.ts'

const assignments = [
  { assignmentId: '1', doctor: 'orlova', branch: 'north', speciality: 'therapist' },
  { assignmentId: '2', doctor: 'orlova', branch: 'south', speciality: 'therapist' },
  { assignmentId: '3', doctor: 'orlova', branch: 'south', speciality: 'cardiologist' },
  { assignmentId: '4', doctor: 'hrib', branch: 'north', speciality: 'therapist' },
]
const actors = [
  { resourceType: 'Practitioner', id: 'p1', identifier: [{ system: 'urn:clinic', value: 'orlova' }] },
  { resourceType: 'Location', id: 'south' },
  {
    resourceType: 'PractitionerRole',
    id: 'role',
    practitioner: { reference: 'Practitioner/p1' },
    location: [{ reference: 'Location/north' }],
  },
].map(actor => Actor.parse(actor))

test.each<[string, object, string | null]>([
  ['its identifier says it', { identifier: [{ value: 'orlova/south/cardiologist' }] }, '3'],
  ['an identifier without speciality, where there is one', { identifier: [{ value: 'orlova/north' }] }, '1'],
  ['an identifier that leaves a choice', { identifier: [{ value: 'orlova/south' }] }, null],
  ['the id of the doctor is the code', { actor: [{ reference: 'Practitioner/hrib' }] }, '4'],
  ['an identifier in the reference', { actor: [{ identifier: { value: 'hrib' } }] }, '4'],
  [
    'doctor, branch and speciality',
    {
      actor: [{ reference: 'Practitioner/p1' }, { reference: 'Location/south' }],
      specialty: [{ coding: [{ code: 'cardiologist' }] }],
    },
    '3',
  ],
  ['a doctor who works at several places', { actor: [{ reference: 'Practitioner/p1' }] }, null],
  ['a role leads to doctor and branch', { actor: [{ reference: 'PractitionerRole/role' }] }, '1'],
  ['whole addresses', { actor: [{ reference: 'https://clinic.by/fhir/Practitioner/hrib' }] }, '4'],
  ['no known doctor', { actor: [{ reference: 'Practitioner/p9' }] }, null],
  ['no doctor at all', {}, null],
])('%s', (_case, given, expected) => {
  const schedule = Schedule.parse({ resourceType: 'Schedule', id: 'one', ...given })
  expect(matchSchedule(schedule, actors, assignments).assignmentId).toBe(expected)
})
