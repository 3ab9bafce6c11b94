import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { NOW } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { challenge, PageWorker, proofOf } from '../../testing/proof-of-work.ts'
import { beginWithFreeSlot, path } from './testing/slot-to-book.ts'

const DIGITS = '5 цифр с картинки или из аудио'
const CHECK = '01990000-0000-7000-8000-0000000000cc'
const held = { timetableId: '501', assignmentId: '71', expiresAt: NOW }

beginWithFreeSlot()
beforeEach(() => {
  session.end()
  answer('drawProof', challenge)
})
afterEach(() => void vi.unstubAllGlobals())

test('a guest holds with an invisible proof of work, and a refused proof is replaced once', async () => {
  vi.stubGlobal('Worker', PageWorker)
  const sent = answer('holdTimeslot', held)
  const { user } = await open(path)
  expect((await screen.findAllByText('Время за вами ещё 5 минут')).length).toBeGreaterThan(0)
  expect(sent).toHaveLength(1)
  expect(proofOf(sent[0]?.body)).toMatchObject({ challenge, solution: { counter: 3 } })
  const refused = refuse('holdTimeslot', 'RECAPCHA_IS_NOT_VALID', {})
  vi.setSystemTime(Date.parse(NOW) + 301_000)
  await user.click(await screen.findByRole('button', { name: 'Занять ещё раз' }, { timeout: 3000 }))
  await waitFor(() => expect(refused).toHaveLength(2))
})

test('a signed-in user holds without a proof', async () => {
  session.start({ identityToken: 'a', refreshToken: 'b', expiresAt: '2026-11-23T06:00:00Z' })
  vi.stubGlobal('Worker', PageWorker)
  const drawn = answer('drawProof', challenge)
  const sent = answer('holdTimeslot', held)
  await open(path)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect([sent[0]?.body, drawn]).toEqual([{ timetableId: '501', assignmentId: '71' }, []])
})

test('a hold refused by a limit is explained, and blocks neither signing in nor the form', async () => {
  refuse('holdTimeslot', 'GUEST_HOLD_LIMIT', { reason: 'address', retryAfter: 120 })
  const { user } = await open(path)
  const said = await screen.findByText(/^Из вашей сети сейчас записываются и другие люди/)
  expect(said.textContent).toContain('Записаться всё равно можно, пока время свободно.')
  expect(screen.queryByText(/Это время за вами/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Занять ещё раз' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Войти и записаться' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Записаться без входа' }))
  const heading = await screen.findByRole('heading', { name: 'Кто придёт на визит' }, { timeout: 4000 })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(/^Из вашей сети сейчас/)).toBeTruthy()
})

test('without a proof a captcha is needed for the hold, and a wrong answer draws a new one', async () => {
  refuse('holdTimeslot', 'HUMAN_CHECK_REQUIRED', { id: CHECK })
  const { user } = await open(path)
  expect(await screen.findByText(/^Записаться можно сразу/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Записаться без входа' })).toBeTruthy()
  const wrong = refuse('holdTimeslot', 'INVALID_CAPTCHA_CODE', {})
  await user.type(await screen.findByLabelText(DIGITS), '12345')
  await user.click(screen.getByRole('button', { name: 'Занять время' }))
  await waitFor(() => expect(wrong[0]?.body).toMatchObject({ humanCheckId: CHECK, humanCode: '12345' }))
  expect((await screen.findByLabelText(DIGITS)).getAttribute('aria-invalid')).toBe('true')
  const sent = answer('holdTimeslot', held)
  await user.type(screen.getByLabelText(DIGITS), '54321')
  await user.click(screen.getByRole('button', { name: 'Занять время' }))
  expect((await screen.findAllByText('Время за вами ещё 5 минут')).length).toBeGreaterThan(0)
  expect(sent[0]?.body).toMatchObject({ humanCheckId: CHECK, humanCode: '54321' })
})
