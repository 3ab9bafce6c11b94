import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { dropAllDrafts, keepDraft } from '../../../app/browser-storage/drafts.ts'
import { answer } from '../../../testing/answer.ts'
import { branch, doctor, guestVisit, NOW, provider, timeslot } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'

export const path = '/timeslot/501?clinic=demo'

export const CHECK = '01990000-0000-7000-8000-0000000000cc'

export const booked = { visit: guestVisit, calendarFile: 'BEGIN:VCALENDAR' }

const nothing = { alreadyImported: false, omId: null, order: null, patientData: null, targetProfile: null }

/** What the server says of the booked visit later. */
export function bookedNow(changed: Partial<typeof guestVisit> = {}) {
  const now = { ...guestVisit, ...changed }
  const { orderId, providerCode, physicianId, physicianName, speciality } = now
  const { branchId, branchName, branchAddress, startDate, endDate } = now
  const order = {
    ...{ orderId, providerCode, physicianId, physicianName, photoUrl: null, speciality },
    ...{ branchId, branchName, branchAddress, startDate, endDate },
  }
  return { ...nothing, empty: false, omId: orderId, order }
}

/** A visit that is cancelled is answered as one that is not there. */
export const bookedNoMore = { ...nothing, empty: true }

type User = Awaited<ReturnType<typeof open>>['user']

export const field = (name: string | RegExp) => screen.getByLabelText(name)

export const confirm = () => screen.getByRole('button', { name: 'Записаться' })

/** The form's code is loaded when it is opened. */
export const formOpens = () =>
  screen.findByRole('heading', { name: 'Кто придёт на визит' }, { timeout: 4000 })

export async function begin() {
  const opened = await open(path)
  await opened.user.click(await screen.findByRole('button', { name: 'Записаться без входа' }))
  await formOpens()
  return opened
}

export async function put(user: User, name: RegExp, text: string) {
  await user.click(field(name))
  await user.paste(text)
}

export async function fill(user: User) {
  await put(user, /^Фамилия/, 'Петрова')
  await put(user, /^Имя/, 'Ольга')
  await put(user, /^Отчество/, '-')
  await put(user, /^Дата рождения/, '17051990')
  await user.click(screen.getByRole('radio', { name: 'Женский' }))
  await put(user, /^Номер телефона/, '297654321')
}

/** A form filled in earlier in this tab opens at once. */
export async function reopen(birthday = '17.05.1990') {
  keepDraft('guest', {
    lastName: 'Петрова',
    firstName: 'Ольга',
    middleName: '-',
    birthday,
    sex: 'FEMALE',
    phone: '+375 (29) 765-43-21',
  })
  const opened = await open(path)
  await formOpens()
  return opened
}

export async function agree(user: User) {
  for (const box of screen.getAllByRole('checkbox')) await user.click(box)
}

/** Before each test of a file: a free slot, and nothing typed. */
export function beginWithFreeSlot(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
    dropAllDrafts()
    answer('showTimeslot', timeslot)
    answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: '2026-11-23T05:05:00Z' })
    answer('releaseHold', undefined)
    answer('readPublicVisit', bookedNow())
    answer('listLocations', [])
    answer('listProviders', [provider('demo', 'Клиника «Мир»')])
    answer('listBranches', [branch('1', 'Филиал на Немиге')])
    answer('listDoctors', [doctor('7'), doctor('8')])
    answer('listDoctorTimeslots', [])
    answer('listBranchTimeslots', [])
    answer('listFreeDates', { dates: [] })
  })
  afterEach(() => {
    vi.useRealTimers()
    cleanup()
  })
}
