import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { branch, NOW, provider, slots } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { server } from '../../../testing/server.ts'
import { giving, groups, service } from '../../../testing/services.ts'

const told = (onlineBookingAllowed: boolean) => ({
  profileId: anna.me,
  onlineBookingAllowed,
  profileHint: null,
  declineReasons: [],
})
const toldOfService = (isAllowed: boolean) => ({
  ...told(isAllowed),
  acceptedAt: isAllowed ? ['71'] : [],
  reasonsDiffer: false,
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listLocations', [])
  answer('listProviders', [provider('demo', 'Центр «Вита»')])
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
  answer('listServices', { ...groups, services: [service('4', '20')] })
  answer('listDoctors', [giving(['4'], '7')])
  answer('listVisits', { future: [], past: [] })
  answer('listKnownDoctors', { doctorIds: [] })
  answer('listFreeDates', { dates: ['2026-11-24', '2026-11-25'] })
  answer('listDoctorTimeslots', [
    ...slots('71', '2026-11-24T06:00:00Z', 2),
    ...slots('71', '2026-11-25T06:00:00Z', 2),
  ])
  answer('listBookingCapabilities', [told(true)])
  answer('listServiceCapabilities', [toldOfService(true)])
})
afterEach(() => void vi.useRealTimers())

test.each([
  ['a doctor', '/timeslot?clinic=demo&branch=1&doctor=7', '*/my/providers/orders/capabilities', told(false)],
  [
    'any doctor of a service',
    '/service?clinic=demo&direction=20&service=4&branch=1&doctor=any',
    '*/my/providers/orders/capabilities/service',
    toldOfService(false),
  ],
])(
  'who can be booked with %s on the former day is marked so until the answer comes',
  async (_whom, at, call, next) => {
    const { go } = await open(`${at}&date=2026-11-24`)
    // Several requests lie between the first screen and the answer, which takes time on a busy machine.
    const can = await screen.findByText('Можно записать', {}, { timeout: 5000 })
    await waitFor(() => expect(can.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false'))
    const late = Promise.withResolvers<void>()
    server.use(
      http.get(call, async () => {
        await late.promise
        return HttpResponse.json([next])
      }),
    )
    go(`${at}&date=2026-11-25`)
    await waitFor(() => {
      const former = screen.getByText('Можно записать')
      expect(former.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true')
    })
    late.resolve()
    await waitFor(() => expect(screen.queryByText('Можно записать')).toBeNull())
  },
)
