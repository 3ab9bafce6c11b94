import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codes } from '../../../app/documents/activation-codes.ts'
import { loadCachedPdf } from '../../../app/documents/pdf-cache.ts'
import { session } from '../../../app/session/session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { NOW } from '../../../testing/clinic.ts'
import { husband } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { consent, documentId, medicalTest, recordLink, testId } from '../../../testing/tests.ts'

const opened = { providerCode: 'demo', recordLink }
const elsewhere = { providerCode: 'demo-2', recordLink }
const withdrawn = consent({ given: null, givenOn: null })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('showTest', medicalTest())
  answer('listDocumentsConsents', { consents: [consent()] })
  answer('readTestValues', { testId, date: NOW, values: [] })
  codes.keep(opened, '123456', -1)
  codes.keep(elsewhere, '654321', -1)
})
afterEach(() => {
  session.end()
  vi.useRealTimers()
})

test('withdrawing the consent closes what was opened there, and nothing else', async () => {
  answer('withdrawDocumentsConsent', withdrawn)
  const { user } = await open('/tests/consents')
  await user.click(await screen.findByLabelText(/^Отозвать: /))
  await user.click(await screen.findByRole('button', { name: 'Отозвать' }))
  await waitFor(() => expect(codes.of(opened)).toBeNull())
  expect(codes.of(elsewhere)).toBe('654321')
})

test('an open document is closed when the consent is withdrawn on another device', async () => {
  const pdf = { ok: true, answer: new Blob(['%PDF'], { type: 'application/pdf' }) } as const
  const fetchAgain = vi.fn(async () => pdf)
  const document = { key: documentId, opened, limit: 1_048_576 }
  await loadCachedPdf(document, async () => pdf)
  answer('listDocumentsConsents', { consents: [withdrawn] })
  const { user } = await open(`/tests/${testId}`)
  await user.click(await screen.findByRole('button', { name: /^Открыть результаты/ }))
  const dialog = await screen.findByRole('dialog')
  expect((await within(dialog).findByRole('alert')).textContent).toBe(
    'Документ закрытСогласие на показ документов отозвано. Чтобы открыть документ, дайте согласие снова.',
  )
  expect(within(dialog).queryByText(/код/i)).toBeNull()
  expect(within(dialog).getByRole('button', { name: 'Продолжить' })).toBeTruthy()
  expect(codes.of(opened)).toBeNull()
  await loadCachedPdf(document, fetchAgain)
  expect(fetchAgain).toHaveBeenCalledOnce()
})

test('values refused for a missing consent close everything that was opened there', async () => {
  refuse('readTestValues', 'DOCUMENTS_CONSENT_REQUIRED', { profileId: anna.me, providerCode: 'demo' })
  await open(`/tests/${testId}`)
  await waitFor(() => expect(codes.of(opened)).toBeNull())
  expect(codes.of(elsewhere)).toBe('654321')
})

test('taking back the right to results closes what was opened by it', async () => {
  const spouse = husband()
  answer('readProfile', { ...anna, family: [spouse] })
  answer('showTest', medicalTest({ profileId: spouse.profileId }))
  const { user } = await open(`/tests/${testId}`)
  await waitFor(() => expect(codes.of(opened)).toBeNull())
  expect(codes.of(elsewhere)).toBe('654321')
  await user.click(await screen.findByRole('button', { name: /^Открыть результаты/ }))
  expect((await screen.findByRole('dialog', { name: 'Документ не открывается' })).textContent).toContain(
    '«Показывать результаты»',
  )
})
