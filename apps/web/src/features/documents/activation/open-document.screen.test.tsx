import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { codes } from '../../../app/documents/activation-codes.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { NOW, visit } from '../../../testing/clinic.ts'
import { husband } from '../../../testing/family.ts'
import { hostPage } from '../../../testing/host-page.ts'
import { open } from '../../../testing/open.tsx'
import { anna } from '../../../testing/people.ts'
import { answerSync } from '../../../testing/sync-answer.ts'
import { documentId, recordLink, testId } from '../../../testing/tests.ts'
import { askCode, beginWithDocument, opened, sent } from './testing/activation-screen.ts'

beginWithDocument()

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
