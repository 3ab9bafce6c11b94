import type { Answer } from '@vizit/api-client/calls.ts'
import { NOW } from './clinic.ts'
import { anna } from './people.ts'

type Wait = Answer<'listWaits'>[number]
type WaitOffer = Answer<'showOffer'>

const waitId = '01990000-0000-7000-8000-00000000000a'
const QUARTER_OF_AN_HOUR = 15 * 60_000

/** Anna waits for any time of a doctor. */
export const wait = (parts: Partial<Wait> = {}): Wait => ({
  waitId,
  kind: 'free',
  profileId: anna.me,
  customerFirstName: 'Анна',
  joinedAt: '2026-11-20T09:00:00Z',
  orderId: null,
  startDate: null,
  physicianId: '7',
  physicianName: 'Сидоров Олег Иванович',
  speciality: 'Хирург',
  serviceId: null,
  serviceName: null,
  branchId: null,
  branchName: null,
  providerName: 'Клиника «Мир»',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  timeFrom: null,
  timeTo: null,
  lastDate: null,
  ahead: 0,
  offer: null,
  ...parts,
})

/** An offer that is open for a quarter of an hour from `NOW` on. */
export const offer = (parts: Partial<WaitOffer> = {}): WaitOffer => ({
  offerId: '01990000-0000-7000-8000-00000000000b',
  waitId,
  state: 'live',
  expiresAt: `${new Date(Date.parse(NOW) + QUARTER_OF_AN_HOUR).toISOString().slice(0, 19)}Z`,
  profileId: anna.me,
  customerFirstName: 'Анна',
  startDate: '2026-12-07T07:00:00Z',
  endDate: '2026-12-07T07:30:00Z',
  physicianId: '7',
  physicianName: 'Сидоров Олег Иванович',
  photoUrl: null,
  speciality: 'Хирург',
  serviceName: null,
  branchName: 'Филиал на Немиге',
  branchAddress: 'ул. Немига, 5',
  movesFrom: null,
  orderId: null,
  ...parts,
})
