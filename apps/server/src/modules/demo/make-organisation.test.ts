import { isWithinPrice } from '@vizit/domain/services/price-at-branches.ts'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { calendarDays } from '@vizit/domain/timetable/calendar-days.ts'
import { makeSlots } from '@vizit/domain/timetable/make-slots.ts'
import { expect, test } from 'vitest'
import { makeOrganisation } from './make-organisation.ts'
import { organisations } from './organisations.ts'
import { readDemoReference } from './reference.ts'

const TODAY = '2026-11-21'
const reference = await readDemoReference()
const clinics = organisations.map(organisation => makeOrganisation(organisation, reference, TODAY))

test('twelve organisations, forty branches, four hundred doctors of all specialities; the largest is demo', () => {
  const total = (count: (clinic: (typeof clinics)[number]) => number) =>
    clinics.reduce((sum, each) => sum + count(each), 0)
  expect([clinics.length, total(each => each.branches.length), total(each => each.doctors.length)]).toEqual([
    12, 40, 400,
  ])
  expect(clinics.toSorted((one, other) => other.doctors.length - one.doctors.length)[0]?.code).toBe('demo')
  const specialities = new Set(clinics.flatMap(each => each.assignments.map(({ speciality }) => speciality)))
  expect(specialities).toEqual(new Set(reference.specialities.keys()))
})

test('options cost what patients read at their service', () => {
  for (const { services, serviceOptions } of clinics)
    for (const option of serviceOptions) {
      const stated = services.find(({ code }) => code === option.service)
      if (stated) expect([option.name.ru, isWithinPrice(stated, option)]).toEqual([option.name.ru, true])
    }
})

test('branches have different short names that contain their town', () => {
  const [vita] = clinics
  expect(vita?.name.ru).toBe('Медицинский центр «Вита»')
  const names = vita?.branches.map(({ name }) => name.ru) ?? []
  expect(names.slice(-3)).toEqual(['«Вита», Витебск', '«Вита», Гродно', '«Вита», Брест'])
  expect(names[0]).toMatch(/^«Вита», Минск, ул\. /)
  for (const { branches } of clinics) {
    const names = branches.map(({ name }) => name.ru)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name.length).toBeLessThanOrEqual(45)
  }
})

test('all ten large towns have a branch', () => {
  const large = [
    'Минск',
    'Гомель',
    'Могилёв',
    'Витебск',
    'Гродно',
    'Брест',
    'Жлобин',
    'Мозырь',
    'Речица',
    'Светлогорск',
  ]
  const codes = new Set(
    clinics.flatMap(each => each.branches.map(({ locationCode }) => String(locationCode))),
  )
  const without = reference.towns.filter(({ name_ru, code }) => large.includes(name_ru) && !codes.has(code))
  expect(without).toEqual([])
})

test('the three names of a doctor agree in gender in every language', () => {
  const sexes = (kind: string, name: string) =>
    reference.names.filter(row => row.kind === kind && row.name_ru === name).map(({ sex }) => sex)
  for (const { lastName, firstName, middleName } of clinics.flatMap(({ doctors }) => doctors)) {
    const [last, first, middle] = [
      sexes('last', lastName.ru),
      sexes('first', firstName.ru),
      sexes('middle', middleName.ru ?? ''),
    ]
    expect(first.filter(sex => last.includes(sex) && middle.includes(sex))).toHaveLength(1)
    const written = [lastName, firstName, middleName].map(({ be, en }) => [be, en])
    expect(written.flat().map(name => name ?? '')).not.toContain('')
  }
})

test('no doctor is in two places at once or works on a holiday', () => {
  const range = { from: TODAY, to: '2027-01-21' }
  for (const { assignments, holidays } of clinics) {
    const closed = new Set(holidays.map(({ date }) => date))
    for (const own of Map.groupBy(assignments, ({ doctor }) => doctor).values()) {
      const slots = own
        .flatMap(({ timetable }) => makeSlots(timetable, calendarDays(range, closed)))
        .toSorted((one, other) => one.startsAt - other.startsAt)
      expect(slots.every((slot, at) => slot.startsAt >= (slots[at - 1]?.endsAt ?? 0))).toBe(true)
      const christmas = Date.parse('2026-12-24T21:00:00Z')
      expect(slots.some(slot => slot.startsAt >= christmas && slot.endsAt <= christmas + DAY_MS)).toBe(false)
    }
  }
})

test('the demo is the same on every machine', async () => {
  const again = await readDemoReference()
  expect(organisations.map(organisation => makeOrganisation(organisation, again, TODAY))).toEqual(clinics)
})

test('most assignments are open, and every booking restriction occurs', () => {
  const policies = Map.groupBy(
    clinics.flatMap(({ assignments }) => assignments),
    ({ policy }) => policy,
  )
  expect([...policies.keys()].toSorted()).toEqual(['open', 'programme', 'registry', 'second-visit'])
  expect(policies.get('open')?.length).toBeGreaterThan(300)
})

test('services of every kind occur: longer than a timeslot, for children of an age, hidden, provided by nobody', () => {
  const [vita] = clinics
  const { services = [], assignments = [], serviceOptions = [], branches = [] } = vita ?? {}
  const given = assignments.flatMap(({ services, timetable }) =>
    services.map(({ service, minutes }) => ({
      service,
      minutes,
      slot: timetable.shifts[0]?.slotMinutes ?? 0,
    })),
  )
  expect(given.some(({ minutes, slot }) => minutes > slot * 2)).toBe(true)
  expect(given.some(({ minutes, slot }) => minutes <= slot)).toBe(true)
  expect(services.filter(({ forAdult, childrenAge }) => !forAdult && childrenAge)).not.toEqual([])
  const codes = new Set(given.map(({ service }) => service))
  expect(services.filter(({ hidden }) => hidden).map(({ code }) => codes.has(code))).toContain(true)
  expect(services.filter(({ code, hidden }) => !hidden && !codes.has(code))).not.toEqual([])
  const known = new Set(services.map(({ code }) => code))
  expect(serviceOptions.every(({ service }) => known.has(service))).toBe(true)
  expect(new Set(serviceOptions.map(({ branches }) => branches.length))).toEqual(new Set([0, 1, 2]))
  expect(branches.length).toBeGreaterThan(2)
})
