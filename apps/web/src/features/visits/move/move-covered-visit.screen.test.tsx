import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../../testing/answer.ts'
import { slots, visit } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithVisit } from '../testing/visits-screen.ts'

beginWithVisit()

const changes = {
  programId: 'epam',
  programCaption: 'Программа EPAM',
  phones: '',
  share: 0,
  formerShare: 100,
  why: 'not-covered' as const,
}

/** The form with a new time chosen and refused for its coverage. */
async function refused(given: Partial<Omit<typeof changes, 'why'>> & { why?: 'limit-reached' | null } = {}) {
  answer('listDoctorTimeslots', slots('71', '2026-11-25T07:00:00Z', 1))
  refuse('moveVisit', 'COVERAGE_CHANGES', { ...changes, ...given })
  const screenOf = await open(`/visits/${visit.orderId}/move`)
  await screenOf.user.click(await screen.findByRole('button', { name: /^10:00, среда, 25 ноября/ }))
  await screenOf.user.click(screen.getByRole('button', { name: 'Перенести визит' }))
  return screenOf
}

test('a visit that would lose its programme is moved after a question only', async () => {
  const { user, path } = await refused()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('визит в новое время программа не оплатит')
  const moved = answer('moveVisit', visit)
  await user.click(screen.getByRole('button', { name: 'Перенести за свой счёт' }))
  await waitFor(() => expect(path()).toBe(`/visits?visit=${visit.orderId}`))
  expect(moved.map(({ body }) => body)).toEqual([{ timetableId: '71251', acceptedShare: 0 }])
})

test('a programme that would pay less is accepted with its share', async () => {
  const { user } = await refused({ share: 60, why: null })
  expect(await screen.findByText(/программа оплатит 60 % цены вместо 100 %/)).toBeTruthy()
  const moved = answer('moveVisit', visit)
  await user.click(screen.getByRole('button', { name: 'Перенести: программа заплатит 60 %' }))
  await waitFor(() => expect(moved[0]?.body).toEqual({ timetableId: '71251', acceptedShare: 60 }))
})

test('a limit that is used up then is told as such', async () => {
  await refused({ why: 'limit-reached' })
  expect(await screen.findByText(/на новое время лимит программы исчерпан/)).toBeTruthy()
})
