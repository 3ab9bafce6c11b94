import { screen, waitFor } from '@testing-library/react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'

/** A worker that works in the page: jsdom has none. */
class PageWorker {
  onmessage: (event: { data: unknown }) => void = () => undefined
  postMessage(challenge: Challenge) {
    void solveChallenge({ challenge, deriveKey }).then(data => this.onmessage({ data }))
  }
  terminate() {}
}

const challenge = (await createChallenge({
  algorithm: 'PBKDF2/SHA-256',
  cost: 1,
  counter: 3,
  data: { expires: 2_000_000_000 },
  deriveKey,
  hmacSignatureSecret: 'a secret of the test',
  hmacKeySignatureSecret: 'another one',
})) as Answer<'drawProof'>
const id = '01990000-0000-7000-8000-0000000000aa'
const sentCode = { id, needsHumanCheck: false, resendAfter: 61 }

beforeEach(() => void vi.stubGlobal('Worker', PageWorker))
afterEach(() => void vi.unstubAllGlobals())

const proofOf = (body: { recaptchaValue?: string | undefined } | undefined) =>
  JSON.parse(atob(body?.recaptchaValue ?? 'e30='))

test('the proof is worked on while the phone is typed, and sent with it', async () => {
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

test('a proof that is not taken is replaced once, silently; then it is said and the field is marked', async () => {
  const drawn = answer('drawProof', challenge)
  const sent = refuse('startPhoneLogin', 'RECAPCHA_IS_NOT_VALID', {})
  const { user } = await open('/sign-in')
  await user.type(screen.getByLabelText('Номер телефона'), '291234567')
  await user.click(screen.getByRole('button', { name: 'Продолжить' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Проверка от роботов не пройдена')
  expect([drawn.length, sent.length]).toEqual([2, 2])
  expect(screen.getByLabelText('Номер телефона').getAttribute('aria-invalid')).toBe('true')
})

test('without a challenge the code is asked for all the same', async () => {
  loseConnection('drawProof')
  const sent = answer('startPhoneLogin', sentCode)
  const { user } = await open('/sign-in')
  await user.type(screen.getByLabelText('Номер телефона'), '291234567')
  await user.click(screen.getByRole('button', { name: 'Продолжить' }))
  expect(await screen.findByRole('heading', { name: 'Код из SMS' })).toBeTruthy()
  expect(sent[0]?.body).not.toHaveProperty('recaptchaValue')
})
