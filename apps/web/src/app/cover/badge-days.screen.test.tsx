import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { beginWithDoctors, card } from '../../features/doctors/testing/doctors-screen.ts'
import { doctorList, listedDoctor, times } from '../../features/doctors/testing/listed-doctor.ts'
import { answer } from '../../testing/answer.ts'
import { branch, doctor, slots } from '../../testing/clinic.ts'
import { commonService, offeredService, serviceDetails } from '../../testing/common-services.ts'
import { coverAnswer, said } from '../../testing/cover.ts'
import { medcenter, medcenterPage } from '../../testing/medcenters.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { session } from '../session/session.ts'

beginWithDoctors()

const epam = { coverer: 'epam', programCaption: 'EPAM', activatedAt: '2026-01-01', phones: [] }
const bns = { ...epam, coverer: 'bns', programCaption: 'БНС' }

interface Days {
  readonly from?: string
  readonly to?: string
  readonly later?: { from: string; to?: string }[]
}

/** The person's programmes with the days that they cover, and what they cover. */
function covered(days: { epam: Days; bns?: Days }, what: Parameters<typeof coverAnswer>[1]) {
  const programmes = [
    { programId: 'epam', programCaption: 'EPAM', ...days.epam },
    ...(days.bns ? [{ programId: 'bns', programCaption: 'БНС', ...days.bns }] : []),
  ]
  answer('readProfile', { ...anna, programs: days.bns ? [epam, bns] : [epam] })
  answer('readCover', { ...coverAnswer({}, what), programmes })
}

/** The badge in a part of the page: how full its dot is, and its words. */
async function badgeIn(part: ReturnType<typeof within>) {
  const words: HTMLElement = await part.findByText(/програм|EPAM|БНС/, { selector: '[data-coverage] > span' })
  return [words.parentElement?.dataset.coverage, words.textContent]
}

beforeEach(() => {
  session.start(tokens)
  answer('listVisits', { future: [], past: [] })
  answer('listFavourites', [])
})

/** Nobody is covered from 01.12. to 04.12. */
const withGap = { to: '2026-11-30', later: [{ from: '2026-12-05', to: '2026-12-31' }] }

test.each([
  [
    'before the end',
    '2026-11-30T20:30:00Z',
    { to: '2026-11-30' },
    'COVERED',
    'Входит в программу, по 30.11.2026',
  ],
  [
    'after the end',
    '2026-11-30T21:00:00Z',
    { to: '2026-11-30' },
    'NOT_COVERED',
    'Не входит в программу после 30.11.2026',
  ],
  [
    'from the first day',
    '2026-11-30T21:00:00Z',
    { from: '2026-12-01' },
    'COVERED',
    'Входит в программу, с 01.12.2026',
  ],
  [
    'before the first day',
    '2026-11-30T20:30:00Z',
    { from: '2026-12-01' },
    'NOT_COVERED',
    'Входит в программу только с 01.12.2026',
  ],
  [
    'between both',
    '2026-12-10T09:00:00Z',
    { from: '2026-12-01', to: '2026-12-31' },
    'COVERED',
    'Входит в программу, с 01.12.2026 по 31.12.2026',
  ],
  ['before a gap', '2026-11-30T09:00:00Z', withGap, 'COVERED', 'Входит в программу, по 30.11.2026'],
  ['in a gap', '2026-12-01T09:00:00Z', withGap, 'NOT_COVERED', 'Входит в программу только с 05.12.2026'],
  [
    'after a gap',
    '2026-12-10T09:00:00Z',
    withGap,
    'COVERED',
    'Входит в программу, с 05.12.2026 по 31.12.2026',
  ],
  [
    'after the end of what follows a gap',
    '2027-01-01T09:00:00Z',
    withGap,
    'NOT_COVERED',
    'Не входит в программу после 31.12.2026',
  ],
])(
  'a doctor of the list has the badge of the times beside: %s',
  async (_when, start, days, coverage, words) => {
    answer('findDoctors', doctorList([listedDoctor('7', { freeTimeslots: times('71', start, 1) })]))
    covered({ epam: days }, { doctors: [said('7', 'COVERED')] })
    await open('/doctors')
    expect(await badgeIn(await card('Ковалевич Анна 7'))).toEqual([coverage, `EPAM: ${words}`])
  },
)

test('where some of the times are covered the badge says until when; without times the nearest one counts', async () => {
  const freeTimeslots = [...times('71', '2026-11-30T09:00:00Z', 1), ...times('71', '2026-12-01T09:00:00Z', 1)]
  answer(
    'findDoctors',
    doctorList([
      listedDoctor('7', { freeTimeslots }),
      listedDoctor('8', { freeTimeslots: [], nearestTimeslot: '2026-12-15T09:00:00Z' }),
      listedDoctor('9', { freeTimeslots: [], nearestTimeslot: null }),
    ]),
  )
  covered({ epam: { to: '2026-11-30' } }, { doctors: ['7', '8', '9'].map(id => said(id, 'COVERED')) })
  await open('/doctors')
  const until = ['COVERED', 'EPAM: Входит в программу, по 30.11.2026']
  expect(await badgeIn(await card('Ковалевич Анна 7'))).toEqual(until)
  expect(await badgeIn(await card('Ковалевич Анна 8'))).toEqual([
    ...['NOT_COVERED', 'EPAM: Не входит в программу после 30.11.2026'],
  ])
  expect(await badgeIn(await card('Ковалевич Анна 9'))).toEqual(until)
})

test('an answer of yesterday about a programme that has ended since promises nothing', async () => {
  answer('findDoctors', doctorList([listedDoctor('7', { freeTimeslots: [], nearestTimeslot: null })]))
  covered({ epam: { to: '2026-11-22' } }, { doctors: [said('7', 'COVERED')] })
  await open('/doctors')
  expect(await badgeIn(await card('Ковалевич Анна 7'))).toEqual([
    ...['NOT_COVERED', 'EPAM: Не входит в программу после 22.11.2026'],
  ])
})

test('of several programmes the one that covers the day is named, although another one covers more before', async () => {
  const at = (id: string, start: string) => listedDoctor(id, { freeTimeslots: times(`${id}1`, start, 1) })
  answer('findDoctors', doctorList([at('7', '2026-11-24T06:00:00Z'), at('8', '2026-12-02T06:00:00Z')]))
  const both = (id: string) => [said(id, 'COVERED'), said(id, 'COVERED', { by: 'bns', share: 70 })]
  covered({ epam: { to: '2026-11-30' }, bns: {} }, { doctors: [...both('7'), ...both('8')] })
  await open('/doctors')
  expect(await badgeIn(await card('Ковалевич Анна 7'))).toEqual(['COVERED', 'Покрывает EPAM, по 30.11.2026'])
  expect(await badgeIn(await card('Ковалевич Анна 8'))).toEqual(['COVERED', 'Покрывает БНС, 70\u00a0%'])
})

test('where no programme covers the day, the one that does so on others is named', async () => {
  const freeTimeslots = times('71', '2026-12-02T06:00:00Z', 1)
  answer('findDoctors', doctorList([listedDoctor('7', { freeTimeslots })]))
  const doctors = [said('7', 'COVERED'), said('7', 'NOT_COVERED', { by: 'bns' })]
  covered({ epam: { to: '2026-11-30' }, bns: {} }, { doctors })
  await open('/doctors')
  expect(await badgeIn(await card('Ковалевич Анна 7'))).toEqual([
    ...['NOT_COVERED', 'Не покрывает EPAM после 30.11.2026'],
  ])
})

test.each([
  ['2026-11-30', 'COVERED', 'EPAM: Визит входит в программу, по 30.11.2026'],
  ['2026-12-01', 'NOT_COVERED', 'EPAM: Визит не входит в программу после 30.11.2026'],
])('in the choice of a time the badge is of the chosen day: %s', async (date, coverage, words) => {
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
  answer('listDoctors', [doctor('7')])
  answer('listDoctorTimeslots', slots('71', `${date}T06:00:00Z`, 2))
  answer('listFreeDates', { dates: ['2026-11-30', '2026-12-01'] })
  answer('listBookingCapabilities', [])
  covered({ epam: { to: '2026-11-30' } }, { doctors: [said('7', 'COVERED')] })
  await open(`/timeslot?clinic=demo&branch=1&speciality=1&doctor=7&date=${date}`)
  expect(await badgeIn(within(await screen.findByRole('group', { name: doctor('7').fullName })))).toEqual([
    ...[coverage, words],
  ])
})

test.each([
  ['chosen', '2026-12-01', 'NOT_COVERED', 'EPAM: Не входит в программу после 30.11.2026'],
  [
    'nearest, instead of one without times',
    '2026-12-02',
    'COVERED',
    'EPAM: Входит в программу, по 30.11.2026',
  ],
  ['nearest, instead of one in the past', '2020-01-01', 'COVERED', 'EPAM: Входит в программу, по 30.11.2026'],
])(
  'on the page of a doctor the badge is of the day whose times are shown: the %s',
  async (_which, date, ...badge) => {
    answer('listPhysicians', [doctor('7')])
    answer('listBranches', [branch('1', 'Филиал на Немиге')])
    answer('listDoctorTimeslots', [
      ...slots('71', '2026-11-30T06:00:00Z', 1),
      ...slots('71', '2026-12-01T06:00:00Z', 2),
    ])
    covered({ epam: { to: '2026-11-30' } }, { doctors: [said('7', 'COVERED')] })
    await open(`/clinics/demo/doctors/7?date=${date}`)
    await screen.findByText(`Вариантов времени: ${date === '2026-12-01' ? 2 : 1}`)
    await waitFor(async () => expect(await badgeIn(screen)).toEqual(badge))
  },
)

test('where a service can be had the badge is of the nearest time of the medical centre', async () => {
  const centre = (id: string, nearestTimeslot: string) =>
    medcenter(id, { service: offeredService({ nearestTimeslot }) })
  answer('listFavouriteMedcenters', [])
  answer('showService', serviceDetails('9'))
  answer('findServices', { directions: [], items: [commonService('9')], total: 1, nextCursor: null })
  answer(
    'findMedcenters',
    medcenterPage([centre('1', '2026-11-30T06:00:00Z'), centre('2', '2026-12-01T06:00:00Z')]),
  )
  covered(
    { epam: { to: '2026-11-30' } },
    { services: [said('9', 'COVERED')], medcenters: [said('1', 'COVERED'), said('2', 'COVERED')] },
  )
  await open('/services/9?town=17')
  const cardOf = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('li') as HTMLElement)
  expect((await badgeIn(await cardOf('Центр 1')))[0]).toBe('COVERED')
  expect(await badgeIn(await cardOf('Центр 2'))).toEqual([
    ...['NOT_COVERED', 'EPAM: Не входит в программу после 30.11.2026'],
  ])
})
