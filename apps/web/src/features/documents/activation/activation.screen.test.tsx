import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '../../../app/documents/activation-codes.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { NOW } from '../../../testing/clinic.ts'
import { husband } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna } from '../../../testing/people.ts'
import { answerSync } from '../../../testing/sync-answer.ts'
import { answerTests, consent, documentId, medicalTest, recordLink, testId } from '../../../testing/tests.ts'
import {
  answerConsents,
  askCode,
  beginWithDocument,
  comeForDocument,
  field,
  opened,
  sent,
} from './testing/activation-screen.ts'

beginWithDocument()

test.each([
  ['/tests/confirm-mccode', '/tests'],
  ['/visits/confirm-mccode', '/visits?tab=past'],
])('%s opened directly leads to the list', async (address, to) => {
  answerTests()
  answerSync()
  const { path } = await open(address)
  expect(path()).toBe(to)
})

test('"not now" returns to the former screen', async () => {
  const app = await comeForDocument()
  await app.user.click(await screen.findByRole('button', { name: 'Не сейчас' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Общий анализ крови' })).toBeTruthy()
  expect(app.path()).toBe(`/tests/${testId}`)
})

test('a code is requested with its phone shown, pasted, stored, and opens the document', async () => {
  const asked = answer('requestActivationCode', sent)
  const confirmed = answer('confirmActivationCode', { opensUntil: '2026-11-23T17:00:00Z' })
  const fetched = answer('downloadTestDocument', new Blob(['%PDF'], { type: 'application/pdf' }))
  answer('readTestValues', { testId, date: NOW, values: [] })
  const app = await comeForDocument()
  await askCode(app)
  expect(screen.getByText(/на \+375.\(29\).\*\*\*.\*\*.67/)).toBeTruthy()
  expect(screen.getByText(/до 08:15 по минскому времени/)).toBeTruthy()
  expect(screen.getByText(/можно через 6[01] секунд/)).toBeTruthy()
  expect((await field()).getAttribute('autocomplete')).toBe('one-time-code')
  await app.user.paste('123-456')
  expect(await screen.findByRole('dialog', { name: 'Результаты' })).toBeTruthy()
  expect(app.path()).toBe(`/tests/${testId}`)
  const subject = { providerCode: 'demo', recordLink, profileId: anna.me, isTest: true }
  expect(asked[0]?.body).toEqual(subject)
  expect(confirmed[0]?.body).toEqual({ ...subject, code: '123456' })
  expect(codes.of(opened)).toBe('123456')
  await waitFor(() => expect(fetched[0]?.headers.get('access-code')).toBe('123456'))
  expect(await screen.findByRole('button', { name: 'Скачать' })).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a wrong code shows how many attempts are left and gets the focus', async () => {
  answer('requestActivationCode', sent)
  refuse('confirmActivationCode', 'INVALID_ACODE', { reason: 'wrong', attemptsLeft: 2 })
  const app = await comeForDocument()
  await askCode(app)
  await app.user.paste('000000')
  expect((await screen.findByRole('alert')).textContent).toContain('Осталось 2 попытки')
  expect(await field()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(await field())
})

test('after too many wrong codes the minutes count down, then another may be requested', async () => {
  answer('requestActivationCode', sent)
  refuse('confirmActivationCode', 'ACODES_BLOCKED', { minutes: 15 })
  const app = await comeForDocument()
  await askCode(app)
  await app.user.paste('000000')
  expect(await screen.findByText('Запросить код можно через 15 минут')).toBeTruthy()
  vi.setSystemTime(Date.parse(NOW) + 13 * 60_000 + 30_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('Запросить код можно через 2 минуты')).toBeTruthy()
  vi.setSystemTime(Date.parse(NOW) + 16 * 60_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await app.user.click(await screen.findByRole('button', { name: 'Запросить новый код' }))
  expect(await screen.findByRole('button', { name: 'Отправить код' })).toBeTruthy()
})

test('after idling the code of the last SMS is asked for again, because it still opens', async () => {
  answer('requestActivationCode', sent)
  const confirmed = answer('confirmActivationCode', { opensUntil: '2026-11-23T17:00:00Z' })
  answer('readTestValues', { testId, date: NOW, values: [] })
  answer('downloadTestDocument', new Blob(['%PDF'], { type: 'application/pdf' }))
  const app = await comeForDocument()
  await askCode(app)
  await app.user.paste('123456')
  await app.user.click(await screen.findByRole('button', { name: 'Закрыть' }))
  vi.setSystemTime(Date.parse(NOW) + 3 * 60_000)
  await app.user.click(screen.getByRole('heading', { level: 1 }))
  expect(codes.of(opened)).toBeNull()
  await app.user.click(await screen.findByRole('button', { name: /^Открыть результаты/ }))
  expect(await field()).toBeTruthy()
  expect(screen.getByText(/Код из последнего SMS ещё действует/)).toBeTruthy()
  await app.user.paste('123456')
  await waitFor(() => expect(confirmed).toHaveLength(2))
  expect(await screen.findByRole('dialog', { name: 'Результаты' })).toBeTruthy()
})

test('the code screen offers no other SMS while the documents are open', async () => {
  codes.keep(opened, '123456', -1)
  const activation = {
    id: testId,
    ...opened,
    isTest: true,
    testProvider: null,
    profileId: anna.me,
    documentId,
  }
  const { go, path, user } = await open(`/tests/${testId}`)
  answer('readTestValues', { testId, date: NOW, values: [] })
  go('/tests/confirm-mccode', { activation })
  expect(await screen.findByText('Документы уже открыты')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Отправить код' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Вернуться к документам' }))
  await waitFor(() => expect(path()).toBe(`/tests/${testId}`))
})

test('a code requested a moment ago is on its way', async () => {
  refuse('requestActivationCode', 'INVALID_STATE', { retryAfter: 40 })
  const app = await comeForDocument()
  await askCode(app)
  expect(screen.getByText(/уже отправляет SMS с кодом/)).toBeTruthy()
  expect(screen.getByText(/можно через (39|40) секунд/)).toBeTruthy()
})

test('the reception’s phones are shown beside the hints', async () => {
  await comeForDocument()
  fireEvent.click(await screen.findByText(/^Телефоны регистратуры/))
  expect((await screen.findAllByRole('link', { name: /17/ }))[0]?.getAttribute('href')).toBe(
    'tel:+375172000001',
  )
})

test('a missing written consent is requested before any code', async () => {
  answerConsents(consent({ given: null, givenOn: null }))
  const given = answer('giveDocumentsConsent', consent())
  const app = await comeForDocument()
  expect(
    await screen.findByText(
      /показывал в «Визите» мои результаты анализов, заключения врачей и назначенные лекарства/,
    ),
  ).toBeTruthy()
  expect(screen.getByText(/можно отозвать в любой момент/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Отправить код' })).toBeNull()
  await app.user.click(screen.getByRole('checkbox', { name: 'Подтверждаю согласие' }))
  answerConsents(consent())
  await app.user.click(screen.getByRole('button', { name: 'Дать согласие' }))
  expect(await screen.findByRole('button', { name: 'Отправить код' })).toBeTruthy()
  expect(given[0]).toMatchObject({ params: { profileId: anna.me, providerCode: 'demo' } })
})

test('only the person can give their consent', async () => {
  const spouse = husband({ accessLevels: ['VIEW_REPORTS_TESTS'] })
  answer('readProfile', { ...anna, family: [spouse] })
  answer('showTest', medicalTest({ profileId: spouse.profileId }))
  answerConsents(consent({ profileId: spouse.profileId, given: null, givenOn: null, changeable: false }))
  await comeForDocument()
  expect(await screen.findByText('Ковалёв Илья Андреевич: письменного согласия ещё нет')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
