import { screen, waitFor } from '@testing-library/react'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { NOW, visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { answerSync } from '../../testing/sync-answer.ts'

const feedbackAddress = 'https://rate.example/vizit'
const yesterday = new Date(Date.parse(NOW) - DAY_MS).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answerSync([{ ...visit, status: 'completed', endDate: yesterday }])
})
afterEach(() => {
  vi.useRealTimers()
})
const openVisits = (settings = { feedbackAddress: feedbackAddress as string | null }) =>
  open('/visits', { settings })
const question = () => screen.findByRole('dialog', { name: 'Вам удобно пользоваться «Визитом»?' })

test('after a visit the patient is asked once, and led to the ratings', async () => {
  const { user, close } = await openVisits()
  await question()
  const rate = screen.getByRole('link', { name: 'Оценить' })
  expect([rate.getAttribute('href'), rate.getAttribute('target')]).toEqual([feedbackAddress, '_blank'])
  await user.click(rate)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  close()
  await openVisits()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['Напомнить позже', 'Нет, спасибо'])('after "%s" the patient is not asked again', async name => {
  const { user, close } = await openVisits()
  await question()
  await user.click(screen.getByRole('button', { name }))
  close()
  await openVisits()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a visit without an outcome counts once it is over', async () => {
  answerSync([{ ...visit, status: 'reserved', endDate: yesterday }])
  await openVisits()
  await question()
})

test('a patient who missed the visit is not asked', async () => {
  answerSync([
    { ...visit, status: 'missed', endDate: yesterday },
    { ...visit, status: 'reserved' },
  ])
  await openVisits()
  await screen.findAllByText(visit.physicianName)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without an address for ratings nobody is asked', async () => {
  await openVisits({ feedbackAddress: null })
  await screen.findByRole('heading', { name: 'Мои визиты' }).catch(() => undefined)
  expect(screen.queryByRole('dialog')).toBeNull()
})
