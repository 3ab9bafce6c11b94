import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { session } from '../../../../app/session/session.ts'
import { answer } from '../../../../testing/answer.ts'
import { branch, NOW } from '../../../../testing/clinic.ts'
import { open } from '../../../../testing/open.tsx'
import { anna, tokens } from '../../../../testing/people.ts'
import { consent, medicalTest, recordLink, testId } from '../../../../testing/tests.ts'

export const opened = { providerCode: 'demo', recordLink }

export const sent = { maskedPhone: '+375 (29) ***-**-67', resendAfter: 61, expiresAt: '2026-11-23T05:15:00Z' }

export const answerConsents = (...consents: ReturnType<typeof consent>[]) =>
  answer('listDocumentsConsents', { consents })

export const field = () => screen.findByLabelText('Код из 6 цифр')

/** Opens the activation screen from the document of a test. */
export async function comeForDocument() {
  const app = await open(`/tests/${testId}`)
  await app.user.click(await screen.findByRole('button', { name: /^Открыть результаты/ }))
  await screen.findByRole('heading', { level: 1, name: 'Код активации' })
  return app
}

export async function askCode(app: Awaited<ReturnType<typeof open>>) {
  await app.user.click(await screen.findByRole('button', { name: 'Отправить код' }))
  return field()
}

/** Before each test of a file: Anna, one of whose tests has a document. */
export function beginWithDocument(): void {
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
}
