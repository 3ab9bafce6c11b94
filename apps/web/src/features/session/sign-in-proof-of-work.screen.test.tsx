import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { challenge, PageWorker, proofOf } from '../../testing/proof-of-work.ts'

const id = '01990000-0000-7000-8000-0000000000aa'
const sentCode = { id, needsHumanCheck: false, resendAfter: 61 }

beforeEach(() => void vi.stubGlobal('Worker', PageWorker))
afterEach(() => void vi.unstubAllGlobals())

test('the proof is computed while the phone is typed, and sent with it', async () => {
  const drawn = answer('drawProof', challenge)
  const sent = answer('startPhoneLogin', sentCode)
  const { user } = await open('/sign-in')
  await user.type(screen.getByLabelText('Номер телефона'), '29')
  await waitFor(() => expect(drawn).toHaveLength(1))
  expect(sent).toHaveLength(0)
  await user.type(screen.getByLabelText('Номер телефона'), '1234567')
  await user.click(screen.getByRole('button', { name: 'Продолжить' }))
  expect(await screen.findByRole('heading', { name: 'Код из SMS' })).toBeTruthy()
  expect(proofOf(sent[0]?.body)).toMatchObject({ challenge, solution: { counter: 3 } })
  expect(drawn).toHaveLength(1)
})

test('a refused proof is replaced once silently; then it is reported and the field is marked', async () => {
  const drawn = answer('drawProof', challenge)
  const sent = refuse('startPhoneLogin', 'RECAPCHA_IS_NOT_VALID', {})
  const { user } = await open('/sign-in')
  await user.type(screen.getByLabelText('Номер телефона'), '291234567')
  await user.click(screen.getByRole('button', { name: 'Продолжить' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Проверка от роботов не пройдена')
  expect([drawn.length, sent.length]).toEqual([2, 2])
  expect(screen.getByLabelText('Номер телефона').getAttribute('aria-invalid')).toBe('true')
})

test('without a challenge the code is requested too', async () => {
  loseConnection('drawProof')
  const sent = answer('startPhoneLogin', sentCode)
  const { user } = await open('/sign-in')
  await user.type(screen.getByLabelText('Номер телефона'), '291234567')
  await user.click(screen.getByRole('button', { name: 'Продолжить' }))
  expect(await screen.findByRole('heading', { name: 'Код из SMS' })).toBeTruthy()
  expect(sent[0]?.body).not.toHaveProperty('recaptchaValue')
})
