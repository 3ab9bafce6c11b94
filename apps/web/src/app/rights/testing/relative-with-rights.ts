import { cleanup } from '@testing-library/react'
import { accessLevels } from '@vizit/domain/access/access-level.ts'
import { afterEach, beforeEach, vi } from 'vitest'
import { answer, refuse } from '../../../testing/answer.ts'
import { branch, doctor, NOW, timeslot, visit } from '../../../testing/clinic.ts'
import { child, husband } from '../../../testing/family.ts'
import { ownExpenses } from '../../../testing/payers.ts'
import { anna, tokens } from '../../../testing/people.ts'
import { answerSync } from '../../../testing/sync-answer.ts'
import {
  answerTests,
  consent,
  measured,
  medicalTest,
  recordLink,
  testId,
  trendPoint,
} from '../../../testing/tests.ts'
import { offer, wait } from '../../../testing/waits.ts'
import { wipeStore } from '../../device-store/device-store.ts'
import { codes } from '../../documents/activation-codes.ts'
import { session } from '../../session/session.ts'
import { dropVisitImport } from '../../visit-import/visit-import.ts'

export const { profileId } = husband()

const ilya = { profileId, customerFirstName: 'Илья' }

export const his = { ...visit, ...ilya }

export const hisTest = medicalTest(ilya)

export const son = child({ profile: { lastName: 'Ковалёв', firstName: 'Пётр', phone: '375291112233' } })

const reminders = (...profileIds: string[]) =>
  answer('readReminderSettings', {
    choice: 'day-before-10',
    ways: { push: true, sms: true, email: true },
    quietHours: { from: '22:00', to: '08:00' },
    members: profileIds.map(of => ({ profileId: of, told: 'all' as const })),
    reach: { devices: 0, maskedPhone: '375*******67', maskedEmail: null },
  })

const reminder = {
  choice: null,
  usual: 'day-before-20',
  isTold: true,
  remindsAt: null,
  remindedAt: null,
  confirmedAt: null,
  moments: [],
} as const

const missed = { ...his, status: 'missed', isPast: true, isManageable: false } as const

const able = { onlineBookingAllowed: true, declineReasons: [], profileHint: null }

export const path = `/visits/${visit.orderId}`

function grant() {
  answer('readProfile', { ...anna, family: [husband({ accessLevels: [...accessLevels] }), son] })
  answerSync([his], { profileIds: [anna.me, profileId], reportsOf: [anna.me, profileId] })
  answer('listVisits', { future: [his], past: [] })
  answer('showVisit', his)
  answer('showVisitReminder', reminder as never)
  answerTests(hisTest)
  answer('showTest', hisTest)
  answer('readTestValues', { testId, date: hisTest.date, values: [measured()] })
  answer('readAnalyteTrend', {
    analyteCode: 'HGB',
    name: 'Гемоглобин',
    unit: 'г/л',
    points: [trendPoint('2025-11-12T06:00:00Z', 131), trendPoint('2026-11-12T06:00:00Z', 118)],
  })
  answer('downloadTestDocument', new Blob(['%PDF'], { type: 'application/pdf' }))
  reminders(anna.me, profileId)
  answer('listDocumentsConsents', { consents: [consent({ profileId })] })
  answer('listWaits', [wait(ilya)])
  answer('showOffer', offer(ilya))
  answer('showMissedVisits', {
    profileId,
    missed: 1,
    past: 3,
    share: 0.33,
    minimumMissed: 2,
    reopensAt: null,
    visits: [missed],
  } as never)
  answer('listPayers', ownExpenses)
  answer('listBookingCapabilities', [
    { profileId: anna.me, ...able, onlineBookingAllowed: false },
    { profileId, ...able },
  ])
}

/** The server's answers from now on; open pages learn of the change by the topic. */
export function takeBack() {
  answer('readProfile', {
    ...anna,
    family: [husband({ accessLevels: ['VIEW_NAME'], profile: { fullNameRu: null } })],
  })
  answerSync([], { profileIds: [anna.me], reportsOf: [anna.me] })
  answer('listVisits', { future: [], past: [] })
  answerTests()
  reminders(anna.me)
  answer('listDocumentsConsents', { consents: [] })
  answer('listWaits', [])
  answer('listBookingCapabilities', [{ profileId: anna.me, ...able, onlineBookingAllowed: false }])
  for (const name of [
    'showVisit',
    'showVisitReminder',
    'showTest',
    'readTestValues',
    'readAnalyteTrend',
    'downloadTestDocument',
    'showOffer',
    'showMissedVisits',
  ] as const)
    refuse(name, 'NOT_FOUND', {})
}

/** Before each test of a file: Anna, who may see all of Ilya’s data. */
export function beginWithRelative(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
    session.start(tokens)
    answer('listProviders', [])
    answer('listLocations', [])
    answer('listBranches', [branch('1', 'Филиал на Немиге')])
    answer('listDoctors', [doctor('7')])
    answer('listDoctorTimeslots', [])
    answer('discoverVisits', [])
    answer('showTimeslot', timeslot)
    answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: '2026-11-23T05:05:00Z' })
    answer('releaseHold', undefined)
    answer('listGrants', [])
    answer('readLedger', { entries: [], hasMore: false } as never)
    grant()
    codes.keep({ providerCode: 'demo', recordLink }, '123456', -1)
  })
  afterEach(async () => {
    vi.useRealTimers()
    codes.drop({ providerCode: 'demo', recordLink })
    dropVisitImport()
    // A page that is still open would open the store again while it is wiped.
    cleanup()
    await wipeStore()
  })
}
