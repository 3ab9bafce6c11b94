import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { branch, doctor, NOW, visit } from '../../../testing/clinic.ts'
import { child } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { groups, service } from '../../../testing/services.ts'
import { answerSync } from '../../../testing/sync-answer.ts'
import { wait } from '../../../testing/waits.ts'

const son = child()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', { ...anna, family: [son] })
  answerSync([visit])
  answer('listVisits', { future: [visit], past: [] })
  answer('listBookingCapabilities', [])
  answer('listPhysicians', [doctor('7', { at: ['1', '2'] })])
  answer('listBranches', [branch('1', 'На Немиге'), branch('2', 'На Сурганова')])
})

afterEach(() => {
  vi.useRealTimers()
})

test('from a visit: wait for an earlier time, on chosen days and hours', async () => {
  const joined = answer('waitForEarlier', wait({ kind: 'earlier' }))
  const { user, path } = await open('/visits')
  await user.click(await screen.findByRole('link', { name: /^Хочу раньше/ }))
  expect(await screen.findByText(/^Раньше, чем вторник, 24 ноября 2026 в/)).toBeTruthy()
  for (const day of ['суббота', 'воскресенье']) await user.click(screen.getByRole('checkbox', { name: day }))
  await user.selectOptions(screen.getByLabelText('Не раньше'), '09:00')
  await user.type(screen.getByLabelText(/^Не позже даты/), '30112026')
  answer('listWaits', [wait({ kind: 'earlier', startDate: visit.startDate })])
  await user.click(screen.getByRole('button', { name: 'Добавить в лист ожидания' }))
  expect(await screen.findByText('Вы в листе ожидания')).toBeTruthy()
  expect(path()).toBe('/waitlist')
  expect(joined.map(({ body }) => body)).toEqual([
    { orderId: visit.orderId, weekdays: [1, 2, 3, 4, 5], timeFrom: '09:00', lastDate: '2026-11-30' },
  ])
})

test('from a doctor: wait for a family member, at one branch or any', async () => {
  const joined = answer('waitForTime', wait())
  const { user } = await open('/waitlist/join?clinic=mir&doctor=7')
  await user.selectOptions(await screen.findByLabelText('Для кого визит'), son.profileId)
  await user.selectOptions(screen.getByLabelText('Филиал'), '2')
  await user.click(screen.getByRole('button', { name: 'Добавить в лист ожидания' }))
  expect(await screen.findByText('Вы в листе ожидания')).toBeTruthy()
  expect(joined.map(({ body }) => body)).toEqual([{ profileId: son.profileId, doctorId: '7', branchId: '2' }])
})

test('the last wanted date of the address stands in the form', async () => {
  const joined = answer('waitForTime', wait())
  const { user } = await open('/waitlist/join?clinic=mir&doctor=7&until=2026-11-30')
  await user.click(await screen.findByRole('button', { name: 'Добавить в лист ожидания' }))
  expect(await screen.findByText('Вы в листе ожидания')).toBeTruthy()
  expect(joined.map(({ body }) => body)).toMatchObject([{ doctorId: '7', lastDate: '2026-11-30' }])
})

test('the input survives a reload until the waiting list is joined', async () => {
  const at = '/waitlist/join?clinic=mir&doctor=7'
  const { user, close } = await open(at)
  await user.selectOptions(await screen.findByLabelText('Для кого визит'), son.profileId)
  await user.selectOptions(screen.getByLabelText('Не раньше'), '12:00')
  close()
  const joined = answer('waitForTime', wait())
  const again = await open(at)
  await again.user.click(await screen.findByRole('button', { name: 'Добавить в лист ожидания' }))
  expect(await screen.findByText('Вы в листе ожидания')).toBeTruthy()
  expect(joined.map(({ body }) => body)).toEqual([
    { profileId: son.profileId, doctorId: '7', timeFrom: '12:00' },
  ])
  again.go(at)
  expect(await screen.findByLabelText('Не раньше')).toHaveProperty('value', '')
})

test('at a doctor of children a child is chosen first', async () => {
  const asked = answer('listBookingCapabilities', [
    { profileId: anna.me, onlineBookingAllowed: false, declineReasons: [], profileHint: null },
    { profileId: son.profileId, onlineBookingAllowed: true, declineReasons: [], profileHint: null },
  ])
  await open('/waitlist/join?clinic=mir&doctor=7&branch=2')
  expect((await screen.findByLabelText<HTMLSelectElement>('Для кого визит')).value).toBe(son.profileId)
  expect(asked[0]?.query).toEqual({ assignmentId: '72' })
})

test('who is too young for the doctor is not offered, and it is said why', async () => {
  const wrongAge = { code: 8, message: 'Врач принимает только взрослых', weight: 8, remedy: null }
  const none = { onlineBookingAllowed: false, declineReasons: [wrongAge], profileHint: null }
  const mine = { profileId: anna.me, onlineBookingAllowed: true, declineReasons: [], profileHint: null }
  answer('listBookingCapabilities', [mine, { profileId: son.profileId, ...none }])
  const { close } = await open('/waitlist/join?clinic=mir&doctor=7')
  const list = await screen.findByLabelText<HTMLSelectElement>('Для кого визит')
  expect([...list.options].map(({ value }) => value)).toEqual([anna.me])
  const name = son.profile.fullNameRu
  expect(screen.getByText(`Врач не принимает пациентов такого возраста: ${name}`)).toBeTruthy()
  close()
  answer('listBookingCapabilities', [
    { profileId: anna.me, ...none },
    { profileId: son.profileId, ...none },
  ])
  await open('/waitlist/join?clinic=mir&doctor=7')
  expect(await screen.findByText('Врач не принимает никого из вашей семьи по возрасту')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Найти врача' }).getAttribute('href')).toBe('/doctors')
})

test('wishes without any possible time are reported before sending', async () => {
  const joined = answer('waitForTime', wait())
  const { user } = await open('/waitlist/join?clinic=mir&doctor=7')
  await user.selectOptions(await screen.findByLabelText('Не раньше'), '12:00')
  await user.selectOptions(screen.getByLabelText('Начало до'), '10:00')
  await user.type(screen.getByLabelText(/^Не позже даты/), '01112026')
  await user.click(screen.getByRole('button', { name: 'Добавить в лист ожидания' }))
  expect(screen.getByText('Время «до» должно быть позже времени «не раньше»')).toBeTruthy()
  expect(screen.getByText('Эта дата уже прошла')).toBeTruthy()
  expect(joined).toEqual([])
})

test('a refusal is shown above the button, with the next step', async () => {
  refuse('waitForTime', 'WAIT_EXISTS', { waitId: null })
  const { user } = await open('/waitlist/join?clinic=mir&doctor=7')
  await user.click(await screen.findByRole('button', { name: 'Добавить в лист ожидания' }))
  expect(await screen.findByText('Этот пациент уже в листе ожидания')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'К листу ожидания' }).getAttribute('href')).toBe('/waitlist')
})

test('only branches with online booking are offered', async () => {
  const asked = answer('listBookingCapabilities', [])
  answer('listPhysicians', [
    doctor('7', {
      at: ['1', '2', '3'],
      places: [{ bookingPolicy: 'registry', onlineBooking: false }, { specialityName: 'Врач-уролог' }],
    }),
  ])
  answer('listBranches', [branch('1', 'На Немиге'), branch('2', 'В Борисове'), branch('3', 'На Сурганова')])
  const joined = answer('waitForTime', wait())
  const { user } = await open('/waitlist/join?clinic=mir&doctor=7&branch=1')
  const list = await screen.findByLabelText<HTMLSelectElement>('Филиал')
  expect([...list.options].map(({ text }) => text)).toEqual(['Любой филиал', 'В Борисове', 'На Сурганова'])
  expect(screen.getByText('Врач-уролог, терапевт')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Добавить в лист ожидания' }))
  await screen.findByText('Вы в листе ожидания')
  expect(joined.map(({ body }) => body)).toEqual([{ profileId: anna.me, doctorId: '7' }])
  expect(asked[0]?.query).toEqual({ assignmentId: '72' })
})

test('for a service: if a doctor provides it online', async () => {
  const given = { serviceMappings: [{ serviceId: '31', duration: 30 }] }
  answer('listServices', { ...groups, services: [service('31', '10')] })
  answer('listDoctors', [
    doctor('7', { places: [given] }),
    doctor('8', { at: ['2', '3'], places: [{}, { ...given, onlineBooking: false }] }),
    doctor('9', { at: ['4'], places: [given] }),
  ])
  answer(
    'listBranches',
    ['1', '2', '3', '4'].map(id => branch(id, `Филиал ${id}`)),
  )
  await open('/waitlist/join?clinic=mir&service=31')
  const list = await screen.findByLabelText<HTMLSelectElement>('Филиал')
  expect([...list.options].map(({ value }) => value)).toEqual(['', '1', '4'])
})

test('a doctor booked only at the reception has no waiting list', async () => {
  answer('listPhysicians', [doctor('7', { registry: true })])
  await open('/waitlist/join?clinic=mir&doctor=7')
  expect(await screen.findByText('Запись только в регистратуре')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: '+375 17 200-00-01' }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Добавить в лист ожидания' })).toBeNull()
})

test('an address without a doctor or service leads to the doctors', async () => {
  await open('/waitlist/join')
  expect(await screen.findByText('Такого врача или услуги здесь нет')).toBeTruthy()
})
