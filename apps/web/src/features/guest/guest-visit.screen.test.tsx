import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '../../testing/answer.ts'
import { guestVisit, NOW } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { server } from '../../testing/server.ts'

const CODE = '01990000-0000-7000-8000-0000000000dd'
const sent = { id: CODE, maskedPhone: '+375 (29) ***-**-21', resendAfter: 61 }
const slot = {
  timeslotId: '777',
  assignmentId: '71',
  startTime: '2026-11-24T07:00:00Z',
  endTime: '2026-11-24T07:30:00Z',
}

/** Of a visit that began ten minutes ago. */
const BEGUN = new Date(Date.parse(NOW) - 600_000).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('sendGuestCode', sent)
  answer('confirmGuestCode', { token: 'opened', expiresAt: '2026-11-23T05:30:00Z' })
  answer('showGuestVisit', guestVisit)
  answer('listDoctorTimeslots', [slot])
  answer('listDoctors', [])
  answer('listBranches', [])
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

async function openVisit() {
  const opened = await open('/guest-visit#a-token-of-a-link')
  await opened.user.click(await screen.findByRole('button', { name: 'Получить код' }))
  await opened.user.type(await screen.findByLabelText('Код из 6 цифр'), '123456')
  // The heading is shown while the visit is loading, but its actions are not.
  await screen.findByRole('button', { name: 'Отменить визит' })
  return opened
}

test('the token is removed from the address; the code is sent after a tap, and opens the visit', async () => {
  const asked = answer('sendGuestCode', sent)
  const confirmed = answer('confirmGuestCode', { token: 'opened', expiresAt: NOW })
  const shown = answer('showGuestVisit', guestVisit)
  const { user, path } = await open('/guest-visit#a-token-of-a-link')
  expect(path()).toBe('/guest-visit')
  expect(asked).toHaveLength(0)
  await user.click(await screen.findByRole('button', { name: 'Получить код' }))
  expect(await screen.findByText(/Код отправлен на номер \+375 \(29\) \*\*\*\u2011\*\*\u201121/)).toBeTruthy()
  await user.type(screen.getByLabelText('Код из 6 цифр'), '123456')
  expect(await screen.findByText(guestVisit.physicianName)).toBeTruthy()
  expect(asked[0]?.body).toEqual({ token: 'a-token-of-a-link' })
  expect(confirmed[0]?.body).toEqual({ id: CODE, code: '123456' })
  expect(shown[0]?.headers.get('authorization')).toBe('Visit opened')
})

test('a wrong code empties the field and shows how many attempts are left', async () => {
  refuse('confirmGuestCode', 'INVALID_CODE', { attemptsLeft: 4 })
  const { user } = await open('/guest-visit#a-token-of-a-link')
  await user.click(await screen.findByRole('button', { name: 'Получить код' }))
  const field = (await screen.findByLabelText('Код из 6 цифр')) as HTMLInputElement
  await user.type(field, '000000')
  expect((await screen.findByRole('alert')).textContent).toContain('Осталось 4 попытки')
  expect(field.value).toBe('')
})

test('an expired link and an address without a token get the same text', async () => {
  refuse('sendGuestCode', 'VISIT_LINK_EXPIRED', {})
  const { user, close } = await open('/guest-visit#a-token-of-a-link')
  await user.click(await screen.findByRole('button', { name: 'Получить код' }))
  expect(await screen.findByRole('heading', { name: 'Эта ссылка не действует' })).toBeTruthy()
  const said = document.querySelector('main')?.textContent
  close()
  await open('/guest-visit')
  expect(await screen.findByRole('heading', { name: 'Эта ссылка не действует' })).toBeTruthy()
  expect(document.querySelector('main')?.textContent).toBe(said)
})

test('a link opened on the page of another visit opens its own visit', async () => {
  const { user, go } = await openVisit()
  const asked = answer('sendGuestCode', sent)
  answer('showGuestVisit', { ...guestVisit, physicianName: 'Другая Врач Ивановна' })
  go('/guest-visit#the-token-of-another')
  await user.click(await screen.findByRole('button', { name: 'Получить код' }))
  expect(screen.queryByText(guestVisit.physicianName)).toBeNull()
  expect(asked[0]?.body).toEqual({ token: 'the-token-of-another' })
  await user.type(await screen.findByLabelText('Код из 6 цифр'), '123456')
  expect(await screen.findByText('Другая Врач Ивановна')).toBeTruthy()
})

test('the visit is moved to another time of its doctor', async () => {
  const moved = answer('moveGuestVisit', guestVisit)
  const { user } = await openVisit()
  await user.click(screen.getByRole('button', { name: 'Перенести' }))
  await user.click(await screen.findByRole('button', { name: /10:00/ }))
  await user.click(screen.getByRole('button', { name: 'Перенести визит' }))
  await waitFor(() => expect(moved.map(({ body }) => body)).toEqual([{ timetableId: '777' }]))
  expect(await screen.findByRole('heading', { name: 'Ваш визит' })).toBeTruthy()
})

test('the visit is cancelled after a confirmation, and a late cancellation is refused with the phones', async () => {
  refuse('cancelGuestVisit', 'VISIT_CHANGE_TOO_LATE', {
    phones: '375172000000',
    reason: 'cut-off',
    cutOffMinutes: 30,
  })
  const { user } = await openVisit()
  await user.click(screen.getByRole('button', { name: 'Отменить визит' }))
  const asked = await screen.findByRole('dialog', { name: 'Отменить визит?' })
  expect(asked.textContent).toContain(guestVisit.physicianName)
  await user.click(within(asked).getByRole('button', { name: 'Отменить визит' }))
  const refused = await screen.findByRole('dialog', { name: 'Не удалось отменить визит' })
  expect(within(refused).getByRole('link', { name: '+375 (17) 200-00-00' })).toBeTruthy()
  await user.click(within(refused).getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const cancelled = answer('cancelGuestVisit', undefined)
  answer('showGuestVisit', { ...guestVisit, status: 'cancelled' })
  await user.click(await screen.findByRole('button', { name: 'Отменить визит' }))
  const again = await screen.findByRole('dialog', { name: 'Отменить визит?' })
  await user.click(within(again).getByRole('button', { name: 'Отменить визит' }))
  expect(await screen.findByText('Визит отменён')).toBeTruthy()
  expect(cancelled).toHaveLength(1)
})

test.each([
  [{ status: 'cancelled' as const }, /^Этот визит уже отменён: /],
  [{ isManageable: false }, /^До начала меньше 30 минут/],
  [{ isManageable: false, startDate: BEGUN }, /^Визит уже начался/],
])('an open question goes, and says why, when the visit has changed elsewhere: %o', async (change, said) => {
  const { user } = await openVisit()
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date', 'setInterval', 'clearInterval'] })
  await user.click(screen.getByRole('button', { name: 'Отменить визит' }))
  await screen.findByRole('dialog', { name: 'Отменить визит?' })
  answer('showGuestVisit', { ...guestVisit, ...change })
  vi.advanceTimersByTime(15_000)
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText(said, { selector: '[role=status] *' })).toBeTruthy()
})

test('the own cancellation is not told as one from elsewhere where the visit is read before its answer', async () => {
  const { user, queries } = await openVisit()
  const isDone = Promise.withResolvers<void>()
  const asked = vi.fn()
  server.use(
    http.delete('*/api/v2/public/guest-visit', async () => {
      asked()
      await isDone.promise
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Отменить визит' }))
  const dialog = await screen.findByRole('dialog', { name: 'Отменить визит?' })
  await user.click(within(dialog).getByRole('button', { name: 'Отменить визит' }))
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  answer('showGuestVisit', { ...guestVisit, status: 'cancelled', isManageable: false })
  await act(() => queries.invalidateQueries({ queryKey: ['showGuestVisit'] }))
  expect(await screen.findByText('Визит отменён')).toBeTruthy()
  expect(screen.queryByText(/^Этот визит уже отменён/)).toBeNull()
  expect(screen.getByRole('dialog')).toBe(dialog)
  isDone.resolve()
  expect(await screen.findByText('Визит отменён!')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['UNEXPECTED_PROBLEM', { requestId: 'r-1' }, /Что-то пошло не так/],
  ['SERVICE_UNAVAILABLE', {}, /«Визит» временно недоступен/],
] as const)(
  'a cancellation that fails by %s can be repeated, or the centre called',
  async (code, attributes, said) => {
    refuse('cancelGuestVisit', code, attributes as never)
    const { user } = await openVisit()
    await user.click(screen.getByRole('button', { name: 'Отменить визит' }))
    const asked = await screen.findByRole('dialog', { name: 'Отменить визит?' })
    await user.click(within(asked).getByRole('button', { name: 'Отменить визит' }))
    const failed = within(await screen.findByRole('dialog', { name: 'Не удалось отменить визит' }))
    expect(failed.getByText(said)).toBeTruthy()
    expect(failed.getByText('Обратитесь в регистратуру медицинского центра.')).toBeTruthy()
    expect(failed.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^tel:/)
    answer('cancelGuestVisit', undefined)
    answer('showGuestVisit', { ...guestVisit, status: 'cancelled' })
    await user.click(failed.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText('Визит отменён')).toBeTruthy()
  },
)

test('after half an hour the code is requested again, and the visit is hidden', async () => {
  const { user } = await openVisit()
  refuse('downloadGuestCalendar', 'SESSION_EXPIRED', {})
  await user.click(screen.getByRole('button', { name: 'В календарь' }))
  expect(await screen.findByRole('heading', { name: 'Подтвердите, что это ваш визит' })).toBeTruthy()
  expect(screen.getByText(/Прошло полчаса/)).toBeTruthy()
  expect(screen.queryByText(guestVisit.physicianName)).toBeNull()
})
