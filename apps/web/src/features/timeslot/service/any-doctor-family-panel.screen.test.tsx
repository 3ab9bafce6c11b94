import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { branch, NOW, provider, slots } from '../../../testing/clinic.ts'
import { child } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { giving, groups, service } from '../../../testing/services.ts'

const son = child()
const doctors = ['6', '7', '8', '9'].map(id => giving(['4'], id))
const path = '/service?clinic=demo&direction=20&service=4&branch=1&doctor=any'
/** Several requests lie between the first screen and the answer, which takes time on a busy machine. */
const patient = { timeout: 5000 }

type Told = Answer<'listServiceCapabilities'>[number]
const told = (profileId: string, parts: Partial<Told>): Told => ({
  profileId,
  onlineBookingAllowed: (parts.acceptedAt ?? []).length > 0,
  profileHint: null,
  declineReasons: [],
  acceptedAt: [],
  reasonsDiffer: false,
  ...parts,
})
const reason = (code: number, weight: number, message: string) => ({
  code,
  weight,
  message,
  remedy: code === 12 ? ('missed-visits' as const) : ('registry' as const),
})
const personNamed = async (name: RegExp) => {
  const found = (await screen.findAllByText(name, {}, patient)).map(text => text.closest('li'))
  return found.find(item => item !== null) as HTMLElement
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', { ...anna, family: [son] })
  answer('listLocations', [])
  answer('listProviders', [provider('demo', 'Центр «Вита»')])
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
  answer('listServices', { ...groups, services: [service('4', '20', { forChildren: true })] })
  answer('listDoctors', doctors)
  answer('listVisits', { future: [], past: [] })
  answer('listKnownDoctors', { doctorIds: [] })
  answer('listFreeDates', { dates: [] })
  answer('listDoctorTimeslots', [])
})
afterEach(() => void vi.useRealTimers())

test("before a time is chosen: whom some doctors accept and which, and the others' reasons", async () => {
  const [first] = doctors
  const asked = answer('listServiceCapabilities', [
    told(anna.me, {
      declineReasons: [
        reason(12, 92, 'Слишком много пропущенных визитов: 2 из 3'),
        reason(9, 64, 'Первый визит оформляется только в регистратуре'),
      ],
      reasonsDiffer: true,
    }),
    told(son.profileId, { acceptedAt: ['61'] }),
  ])
  const { user } = await open(path)
  const boy = await personNamed(/^Ковалёв Пётр Ильич/)
  expect(boy.textContent).toContain('Можно записать')
  const way = within(boy).getByRole('link', { name: first?.fullName ?? '' })
  expect(way.getAttribute('href')).toBe('/service?clinic=demo&direction=20&service=4&branch=1&doctor=6')
  const mother = await personNamed(/^Ковалёва/)
  expect(within(mother).getByRole('link', { name: 'Пропущенные визиты' })).toBeTruthy()
  expect(mother.textContent).toContain('У врачей разные условия')
  await user.click(screen.getByRole('button', { name: /^Почему нельзя записать: Ковалёва/ }))
  expect(screen.getByText('Первый визит оформляется только в регистратуре.')).toBeTruthy()
  expect(asked.map(({ query }) => query)).toEqual([{ serviceId: '4', assignmentIds: '61,71,81,91' }])
})

test('only doctors with time that day are asked about; if all accept a person, none is named', async () => {
  answer('listDoctorTimeslots', slots('71', '2026-11-24T06:00:00Z', 2))
  const asked = answer('listServiceCapabilities', [told(anna.me, { acceptedAt: ['71'] })])
  await open(`${path}&date=2026-11-24`)
  const mother = await personNamed(/^Ковалёва/)
  expect(within(mother).queryByRole('link')).toBeNull()
  await waitFor(() =>
    expect(asked.at(-1)?.query).toEqual({ serviceId: '4', assignmentIds: '71', day: '2026-11-24' }),
  )
})

test('if many accept a person, their number is shown', async () => {
  const many = Array.from({ length: 6 }, (_, at) => giving(['4'], String(at + 2)))
  answer('listDoctors', many)
  answer('listServiceCapabilities', [told(anna.me, { acceptedAt: ['21', '31', '41', '51'] })])
  await open(path)
  expect(await screen.findByText(/^Не у всех врачей: принимают 4 из 6/, {}, patient)).toBeTruthy()
})

test('a guest has no panel', async () => {
  session.end()
  const asked = answer('listServiceCapabilities', [])
  await open(path)
  expect(await screen.findByRole('heading', { name: 'Услуга 4' }, patient)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /: кого можно записать$/ })).toBeNull()
  expect(asked).toHaveLength(0)
})

const takenOn = (...terms: Partial<(typeof doctors)[number]['worksAt'][number]>[]) =>
  terms.map((place, at) => giving(['4'], String(at + 2), { places: [place] }))

test.each([
  [
    'only members of a programme',
    [{ bookingPolicy: 'programme' }, { bookingPolicy: 'programme' }],
    /^Запись открыта только участникам программы\. /,
  ],
  [
    'nobody new, a closed doctor aside',
    [{ bookingPolicy: 'second-visit' }, { bookingPolicy: 'registry', onlineBooking: false }],
    /^Первый визит оформляется только в регистратуре\. /,
  ],
  [
    'the registry only',
    [{ bookingPolicy: 'registry', onlineBooking: false }],
    /^Запись на эту услугу только через регистратуру\. /,
  ],
] as const)('a guest reads at once whom all doctors take: %s', async (_case, terms, words) => {
  session.end()
  answer('listDoctors', takenOn(...terms))
  await open(path)
  const said = await screen.findByText(
    (_text, element) => element?.tagName === 'P' && words.test(element.textContent),
    {},
    patient,
  )
  const block = said.parentElement as HTMLElement
  expect(within(block).getByRole('link', { name: /200-00-01/ })).toBeTruthy()
  const signInHelps = terms.some(({ bookingPolicy }) => bookingPolicy !== 'registry')
  expect(screen.queryAllByRole('link', { name: /^Войдите/ })).toHaveLength(signInHelps ? 1 : 0)
  // Times of the registry are never freed online.
  expect(
    await screen.findByText('Свободного времени для онлайн-записи сейчас нет.', {}, patient),
  ).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: 'Сообщить, когда появится время' })).toHaveLength(
    signInHelps ? 1 : 0,
  )
})

test('if only doctors for a programme are free that day, a guest is not told that it is always so', async () => {
  session.end()
  answer('listDoctorTimeslots', slots('21', '2026-11-24T06:00:00Z', 2))
  answer('listDoctors', takenOn({ bookingPolicy: 'programme' }, { bookingPolicy: 'open' }))
  await open(`${path}&date=2026-11-24`)
  expect(await screen.findByRole('group', { name: 'Филиал на Немиге' }, patient)).toBeTruthy()
  expect(screen.queryByText(/участникам программы/)).toBeNull()
})

test('different terms are all shown to a guest, and none if one doctor accepts everybody', async () => {
  session.end()
  answer('listDoctors', takenOn({ bookingPolicy: 'second-visit' }, { bookingPolicy: 'programme' }))
  await open(path)
  expect(
    await screen.findByText('У врачей разные условия записи. Выберите врача, чтобы увидеть их.', {}, patient),
  ).toBeTruthy()
  expect(screen.getByText('Запись открыта только участникам программы.')).toBeTruthy()
  expect(screen.getByText('Первый визит оформляется только в регистратуре.')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /200-00-01/ })).toHaveLength(1)
  cleanup()
  answer(
    'listDoctorTimeslots',
    ['21', '31'].flatMap(id => slots(id, '2026-11-24T06:00:00Z', 2)),
  )
  answer('listDoctors', takenOn({ bookingPolicy: 'open' }, { bookingPolicy: 'programme' }))
  await open(`${path}&date=2026-11-24`)
  expect(await screen.findByRole('group', { name: 'Филиал на Немиге' }, patient)).toBeTruthy()
  expect(screen.queryByText(/участникам программы/)).toBeNull()
})
