import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { NOW, visit } from '../../../testing/clinic.ts'
import { child } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna } from '../../../testing/people.ts'
import { answerSync } from '../../../testing/sync-answer.ts'
import { beginWithVisit, cancelButton } from '../testing/visits-screen.ts'

const LATER = '2099-01-01T00:00:00Z'
const TEN_MINUTES_AGO = new Date(Date.parse(NOW) - 600_000).toISOString()
const IN_TOAST = { selector: '[role=status] *' }

beginWithVisit()

test('cancelling names what is lost, then says that it is done', async () => {
  const cancelled = answer('cancelVisit', undefined)
  const { user } = await open('/visits')
  await user.click(await cancelButton())
  const dialog = await screen.findByRole('dialog', { name: 'Отменить визит?' })
  expect(dialog.textContent).toContain(
    'Анна потеряет запись: Гончаренко Зоя Валентиновна, вторник, 24 ноября',
  )
  expect(cancelled).toHaveLength(0)
  await user.click(within(dialog).getByRole('button', { name: 'Отменить визит' }))
  expect(await screen.findByText('Визит отменён!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each(['epam', null])('the cancellation says who pays as the screen shows it: %s', async covererCode => {
  answer('listPrograms', [])
  answerSync([{ ...visit, covererCode }])
  const cancelled = answer('cancelVisit', undefined)
  const { user } = await open('/visits')
  await user.click(await cancelButton())
  const dialog = await screen.findByRole('dialog', { name: 'Отменить визит?' })
  await user.click(within(dialog).getByRole('button', { name: 'Отменить визит' }))
  const { assignmentId, profileId } = visit
  await waitFor(() =>
    expect(cancelled.map(({ query }) => query)).toEqual([
      { assignmentId, profileId, covererCode: covererCode ?? '' },
    ]),
  )
})

test('after cancelling the last visit the focus is on the heading', async () => {
  answer('cancelVisit', undefined)
  const { user } = await open('/visits')
  await user.click(await cancelButton())
  const dialog = await screen.findByRole('dialog', { name: 'Отменить визит?' })
  answerSync()
  await user.click(within(dialog).getByRole('button', { name: 'Отменить визит' }))
  await screen.findByText('У вас ещё нет визитов')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('whoever keeps the visit is told nothing', async () => {
  const asked = answer('showVisit', visit)
  const { user } = await open('/visits')
  await user.click(await cancelButton())
  await user.click(await screen.findByRole('button', { name: 'Оставить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toHaveLength(0)
})

test('a visit that is cancelled elsewhere while the question is open says so', async () => {
  const { user, queries } = await open('/visits')
  await user.click(await cancelButton())
  await screen.findByRole('dialog', { name: 'Отменить визит?' })
  const cancelled = { ...visit, status: 'cancelled' as const, isManageable: false, lastUpdated: LATER }
  answer('showVisit', cancelled)
  answerSync([cancelled])
  await queries.invalidateQueries()
  expect(
    await screen.findByText(/^Этот визит уже отменён: Гончаренко Зоя Валентиновна, вторник, 24 ноября/),
  ).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('a visit that begins while the question is open says so', async () => {
  const { user, queries } = await open('/visits')
  await user.click(await cancelButton())
  await screen.findByRole('dialog', { name: 'Отменить визит?' })
  const begun = { ...visit, startDate: TEN_MINUTES_AGO, isManageable: false, lastUpdated: LATER }
  answer('showVisit', begun)
  answerSync([begun])
  await queries.invalidateQueries()
  expect(await screen.findByText(/^Визит уже начался/, IN_TOAST)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('on the page of the visit, too, and it stays there as cancelled', async () => {
  const { user, queries } = await open(`/visits/${visit.orderId}`)
  await user.click(await cancelButton())
  await screen.findByRole('dialog', { name: 'Отменить визит?' })
  answer('showVisit', { ...visit, status: 'cancelled', isManageable: false })
  await queries.invalidateQueries()
  expect(await screen.findByText(/^Этот визит уже отменён: /)).toBeTruthy()
  expect(screen.getByText('Визит отменён, его время свободно для других.')).toBeTruthy()
})

test('a cancellation that was refused, and is done elsewhere while it says so, goes with words', async () => {
  const his = { ...visit, physicianName: 'Сидоров Олег Иванович' }
  answerSync([his])
  refuse('cancelVisit', 'CLINIC_UNAVAILABLE', { reason: 'silent', phones: '' })
  const { user, queries } = await open('/visits')
  await user.click(await cancelButton())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отменить визит' }))
  await screen.findByRole('dialog', { name: 'Не удалось отменить визит' })
  const cancelled = { ...his, status: 'cancelled' as const, isManageable: false, lastUpdated: LATER }
  answer('showVisit', cancelled)
  answerSync([cancelled])
  await queries.invalidateQueries()
  expect(await screen.findByText(/^Этот визит уже отменён: Сидоров Олег Иванович, /)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('whoever closes a refused cancellation is told nothing', async () => {
  refuse('cancelVisit', 'CLINIC_UNAVAILABLE', { reason: 'silent', phones: '' })
  const asked = answer('showVisit', visit)
  const { user } = await open('/visits')
  await user.click(await cancelButton())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отменить визит' }))
  const failed = await screen.findByRole('dialog', { name: 'Не удалось отменить визит' })
  await user.click(within(failed).getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toHaveLength(0)
})

test('too late to cancel: whom to call', async () => {
  refuse('cancelVisit', 'VISIT_CHANGE_TOO_LATE', {
    phones: '+375 29 100-00-01',
    reason: 'cut-off',
    cutOffMinutes: 30,
  })
  const { user } = await open('/visits')
  await user.click(await cancelButton())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отменить визит' }))
  const dialog = await screen.findByRole('dialog', { name: 'Не удалось отменить визит' })
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('tel:+375291000001')
  expect(dialog.textContent?.match(/регистратур/g)).toHaveLength(1)
})

test('a cancellation whose answer is lost is repeated', async () => {
  loseConnection('cancelVisit')
  const { user } = await open('/visits')
  await user.click(await cancelButton())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отменить визит' }))
  const dialog = screen.getByRole('dialog', { name: 'Отменить визит?' })
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Ответ от сервера не пришёл')

  answer('cancelVisit', undefined)
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('Визит отменён!')).toBeTruthy()
})

test('a temporarily unavailable clinic is asked again', async () => {
  refuse('cancelVisit', 'CLINIC_UNAVAILABLE', { reason: 'silent', phones: '' })
  const { user } = await open('/visits')
  await user.click(await cancelButton())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отменить визит' }))
  const failed = await screen.findByRole('dialog', { name: 'Не удалось отменить визит' })
  answer('cancelVisit', undefined)
  await user.click(within(failed).getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('Визит отменён!')).toBeTruthy()
})

test('a cancellation for a relative says for whom', async () => {
  const son = child()
  answer('readProfile', { ...anna, family: [son] })
  const his = { ...visit, profileId: son.profileId, customerFirstName: 'Пётр' }
  answerSync([his])
  answer('cancelVisit', undefined)
  const { user } = await open('/visits')
  await user.click(await cancelButton())
  await user.click(await screen.findByRole('button', { name: 'Отменить визит' }))
  expect(await screen.findByText('Визит отменён! Пётр, 24.11.2026, 09:00.')).toBeTruthy()
})
