import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codes } from '../../../app/documents/activation-codes.ts'
import { session } from '../../../app/session/session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { branch, NOW, visit } from '../../../testing/clinic.ts'
import { husband } from '../../../testing/family.ts'
import { hostPage } from '../../../testing/host-page.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { answerSync } from '../../../testing/sync-answer.ts'
import { answerTests, consent, documentId, medicalTest, recordLink, testId } from '../../../testing/tests.ts'

const opened = { providerCode: 'demo', recordLink }
const sent = { maskedPhone: '+375 (29) ***-**-67', resendAfter: 61, expiresAt: '2026-11-23T05:15:00Z' }
const answerConsents = (...consents: ReturnType<typeof consent>[]) =>
  answer('listDocumentsConsents', { consents })
const field = () => screen.findByLabelText('Код из 6 цифр')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
  answer('showTest', medicalTest())
  answerConsents(consent())
})
afterEach(() => {
  session.end()
  vi.useRealTimers()
})

/** Opens the activation screen from the document of a test. */
async function comeForDocument() {
  const app = await open(`/tests/${testId}`)
  await app.user.click(await screen.findByRole('button', { name: /^Открыть результаты/ }))
  await screen.findByRole('heading', { level: 1, name: 'Код активации' })
  return app
}

async function askCode(app: Awaited<ReturnType<typeof open>>) {
  await app.user.click(await screen.findByRole('button', { name: 'Отправить код' }))
  return field()
}

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
  expect(await screen.findByText(/показывал в «Визите» мои результаты анализов/)).toBeTruthy()
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

test('for a report of a past visit without the right, the button says why', async () => {
  const spouse = husband({ accessLevels: ['VIEW_NAME', 'VIEW_COVERAGE', 'VIEW_VISITS', 'BOOK_VISITS'] })
  answer('readProfile', { ...anna, family: [spouse] })
  const reports = [{ id: testId, recordLink, reportResults: [documentId] }]
  answerSync([
    {
      ...visit,
      ...{
        startDate: '2026-11-20T06:00:00Z',
        endDate: '2026-11-20T06:30:00Z',
        isPast: true,
        isManageable: false,
      },
      status: 'completed',
      profileId: spouse.profileId,
      reports,
    },
  ])
  const { user } = await open('/visits?tab=past')
  await user.click(await screen.findByRole('button', { name: /^Открыть заключение, врач Гончаренко/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Документ не открывается' })
  expect(dialog.textContent).toContain('Ковалёв Илья Андреевич')
})

test('on a clinic’s page a report opens in a new tab', async () => {
  const host = hostPage()
  answer('listFrameHosts', { hosts: [], showsAccount: false })
  const reports = [{ id: testId, recordLink, reportResults: [documentId] }]
  const times = { startDate: '2026-11-20T06:00:00Z', endDate: '2026-11-20T06:30:00Z' }
  const past = { ...visit, ...times, isPast: true, isManageable: false, status: 'completed' } as const
  answerSync([{ ...past, reports }])
  const { close } = await open('/visits?tab=past', { host: host.window })
  await waitFor(() => {
    const links = screen.getAllByRole('link', { name: 'Открыть в «Визите»' })
    expect(links.map(link => link.getAttribute('href'))).toContain(`/visits/${visit.orderId}`)
  })
  expect(screen.queryByRole('button', { name: /^Открыть заключение/ })).toBeNull()
  close()
  host.leave()
})

test('a report of a past visit asks for its code, and opens there', async () => {
  const reports = [{ id: testId, recordLink, reportResults: [documentId] }]
  answerSync([
    {
      ...visit,
      ...{
        startDate: '2026-11-20T06:00:00Z',
        endDate: '2026-11-20T06:30:00Z',
        isPast: true,
        isManageable: false,
      },
      status: 'completed',
      reports,
    },
  ])
  const asked = answer('requestActivationCode', sent)
  answer('confirmActivationCode', { opensUntil: '2026-11-23T17:00:00Z' })
  const fetched = answer('downloadReport', new Blob(['%PDF'], { type: 'application/pdf' }))
  const app = await open('/visits?tab=past')
  await app.user.click(await screen.findByRole('button', { name: /^Открыть заключение, врач Гончаренко/ }))
  await waitFor(() => expect(app.path()).toBe('/visits/confirm-mccode'))
  await askCode(app)
  expect(asked[0]?.body).toMatchObject({ isTest: false, recordLink })
  await app.user.paste('123456')
  expect(await screen.findByRole('dialog', { name: 'Заключение' })).toBeTruthy()
  expect(app.path()).toBe('/visits?tab=past')
  await waitFor(() =>
    expect(fetched[0]?.params).toMatchObject({ reportId: testId, reportResultId: documentId }),
  )
})

test.each([
  ['SERVICE_UNAVAILABLE', {}, 'Что-то пошло не так'],
  ['NOT_FOUND', {}, 'Ничего не найдено'],
  ['DOCUMENTS_CONSENT_REQUIRED', { profileId: anna.me, providerCode: 'demo' }, 'Нужно письменное согласие'],
  ['INVALID_ACODE', { reason: 'over', attemptsLeft: 3 }, 'Документ закрыт'],
] as const)('a document that does not come: %s', async (code, attributes, words) => {
  // Prevents the automatic retry in this test.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  codes.keep(opened, '123456', -1)
  answer('readTestValues', { testId, date: NOW, values: [] })
  refuse('downloadTestDocument', code, attributes)
  const { user } = await open(`/tests/${testId}`, { settings: { supportEmail: 'help@vizit.example' } })
  await user.click(await screen.findByRole('button', { name: /^Открыть результаты/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Результаты' })
  await waitFor(() => expect(dialog.textContent).toContain(words))
  const support = within(dialog).queryByRole('link', { name: 'Написать в поддержку' })
  expect(support !== null).toBe(code === 'SERVICE_UNAVAILABLE')
  vi.restoreAllMocks()
})
