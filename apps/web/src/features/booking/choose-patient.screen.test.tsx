import { screen, waitFor, within } from '@testing-library/react'
import type { Remedy } from '@vizit/domain/booking/remedy.ts'
import { expect, test } from 'vitest'
import { returnPath } from '../../app/session/return-path.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { NOW, visit } from '../../testing/clinic.ts'
import { husband, child as son } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna } from '../../testing/people.ts'
import { answerSync } from '../../testing/sync-answer.ts'
import { able, beginWithFreeSlot, confirmButton, path } from './testing/slot-to-book.ts'

const { profileId: child } = son()
const withChild = { ...anna, family: [son()] }

beginWithFreeSlot()

test('the first person who can be booked is chosen; the others show why not, with remedies', async () => {
  answer('readProfile', withChild)
  answer('listBookingCapabilities', [
    {
      profileId: anna.me,
      onlineBookingAllowed: false,
      declineReasons: [
        {
          code: 8,
          weight: 70,
          message: 'Врач не принимает пациентов вашего возраста.',
          remedy: 'other-doctor',
        },
        {
          code: 12,
          weight: 92,
          message: 'Слишком много пропущенных визитов: 2 из 3 за последние 12 месяцев',
          remedy: 'missed-visits',
        },
      ],
      profileHint: null,
    },
    { profileId: child, ...able },
  ])
  const booked = answer('bookVisit', visit)
  const { user } = await open(path)
  const patients = await screen.findByRole('radiogroup', { name: 'Для кого визит' })
  const [first, second] = within(patients).getAllByRole<HTMLInputElement>('radio')
  expect([first?.value, first?.checked, second?.disabled]).toEqual([child, true, true])
  expect(
    within(patients).getAllByText(/2 из 3 за последние 12 месяцев\. Пропущенные визиты отмечены/)[0],
  ).toBeTruthy()

  await user.click(within(patients).getByRole('button', { name: /Почему нельзя записать: Ковалёва/ }))
  expect(within(patients).getAllByRole('listitem')).toHaveLength(2)
  expect(patients.textContent).not.toContain('{{')

  await user.click(await confirmButton())
  await waitFor(() => expect(booked[0]?.body.profileId).toBe(child))
})

test('where the right to book a relative is gone meanwhile, the refusal does not blame the time alone', async () => {
  answer('readProfile', { ...anna, family: [son()] })
  answer('listBookingCapabilities', [{ profileId: child, ...able }])
  refuse('bookVisit', 'NOT_FOUND', {})
  const { user } = await open(path)
  await user.click(await confirmButton())
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Этого времени больше нет, или вы больше не можете записывать этого пациента.*«Моя семья»/,
  )
})

test('a visit of the patient at that time is shown before booking', async () => {
  answer('listVisits', { future: [visit], past: [] })
  await open(path)
  const warning = await screen.findByText(/у вас уже есть визит: Гончаренко Зоя Валентиновна, 09:00/)
  const choice = screen.getByRole('radiogroup', { name: 'Для кого визит' })
  expect(warning.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(await confirmButton()).toHaveProperty('disabled', true)
})

test('a visit of the child at that time does not block the parent', async () => {
  answer('readProfile', withChild)
  answer('listBookingCapabilities', [
    { profileId: anna.me, ...able },
    { profileId: child, ...able },
  ])
  answer('listVisits', { future: [{ ...visit, profileId: child }], past: [] })
  const { user } = await open(path)
  expect(await confirmButton()).toHaveProperty('disabled', false)
  await user.click(screen.getByRole('radio', { name: /Ковалёв Пётр/ }))
  expect(await screen.findByText(/у пациента уже есть визит/)).toBeTruthy()
  expect(await confirmButton()).toHaveProperty('disabled', true)
})

test('a child who is not in the family yet is added on the way, with the slot held', async () => {
  const freed = answer('releaseHold', undefined)
  const { user, path: at } = await open(path)
  await user.click(await screen.findByRole('button', { name: 'Добавить ребёнка' }))
  await waitFor(() => expect(at()).toBe('/family/add-child'))
  expect(await screen.findByText(/Выбранное время откроется/)).toBeTruthy()
  expect([returnPath(), freed.length]).toEqual([path, 0])
})

const declined = (code: number, remedy: Remedy) => ({
  profileId: anna.me,
  onlineBookingAllowed: false,
  declineReasons: [{ code, weight: 64, message: 'Почему нельзя', remedy }],
  profileHint: null,
})

test('if nobody can be booked here, nothing is held, and the screen says where to go', async () => {
  const held = answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: NOW })
  const freed = answer('releaseHold', undefined)
  answer('listBookingCapabilities', [declined(9, 'registry')])
  const { user, path: at } = await open(path)
  expect(await screen.findByText('Записать на это время никого нельзя')).toBeTruthy()
  expect(screen.getByRole('link', { name: /200-00-01/ })).toBeTruthy()
  expect(screen.queryByText(/за вами/)).toBeNull()
  await user.click(screen.getByRole('link', { name: 'К выбору времени' }))
  await waitFor(() => expect(at()).toContain('/timeslot?'))
  expect([held.length, freed.length]).toEqual([0, 0])
})

test('if nobody has the right age, doctors of the speciality for it are offered at all clinics', async () => {
  answer('listBookingCapabilities', [declined(8, 'other-doctor')])
  await open(path)
  expect(await screen.findByText('Записать на это время никого нельзя')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Выбрать другого врача' })
  await waitFor(() => expect(link.getAttribute('href')).toBe('/doctors?speciality=1&age=42'))
})

test.each([
  [9, 'registry', 0],
  [12, 'missed-visits', 0],
  [3, 'support', 0],
  [7, 'link-programme', 0],
  [7, 'other-doctor', 1],
] as const)('another doctor is offered only where one would help: %i %s', async (code, remedy, offered) => {
  answer('listBookingCapabilities', [declined(code, remedy)])
  await open(path)
  expect(await screen.findByText('Записать на это время никого нельзя')).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: 'Выбрать другого врача' })).toHaveLength(offered)
})

test('a parent without a child keeps the hold while adding one', async () => {
  const freed = answer('releaseHold', undefined)
  answer('listBookingCapabilities', [declined(8, 'add-child')])
  const { user, path: at } = await open(path)
  const choice = await screen.findByRole('radiogroup', { name: 'Для кого визит' })
  expect((await screen.findAllByText(/за вами ещё/)).length).toBeGreaterThan(0)
  expect(screen.queryByText('Записать на это время никого нельзя')).toBeNull()
  await user.click(within(choice).getByRole('link', { name: 'Добавить ребёнка' }))
  await waitFor(() => expect(at()).toBe('/family/add-child'))
  expect([returnPath(), freed.length]).toEqual([path, 0])
})

test('a person who can no longer be booked is not replaced without a question', async () => {
  const spouse = husband({ accessLevels: ['VIEW_NAME', 'VIEW_COVERAGE', 'VIEW_VISITS', 'BOOK_VISITS'] })
  answer('readProfile', { ...anna, family: [spouse] })
  answer('listBookingCapabilities', [
    { profileId: spouse.profileId, ...able },
    { profileId: anna.me, ...able },
  ])
  const booked = answer('bookVisit', visit)
  const { user, queries } = await open(path)
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Илья/ })).checked).toBe(true)
  answer('readProfile', { ...anna, family: [husband()] })
  answer('listBookingCapabilities', [{ profileId: anna.me, ...able }])
  void queries.invalidateQueries({ queryKey: ['readProfile'] })
  expect(await screen.findByText(/Этого человека вы записать больше не можете/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Записаться' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: /Ковалёва Анна/ }))
  await user.click(await confirmButton())
  await waitFor(() => expect(booked.map(({ body }) => body?.profileId)).toEqual([anna.me]))
})

test('a visit booked for a relative says for whom, in the message and on the card', async () => {
  answer('readProfile', withChild)
  answer('listBookingCapabilities', [{ profileId: child, ...able }])
  const his = { ...visit, profileId: child, customerFirstName: 'Пётр' }
  answer('bookVisit', his)
  answerSync([his])
  const { user } = await open(path)
  await user.click(await confirmButton())
  expect(await screen.findByText('Визит создан! Вы записали Петра: 24.11.2026, 09:00.')).toBeTruthy()
  expect(await screen.findByText('Вы записали Петра на визит')).toBeTruthy()
  expect(screen.queryByText('Вы записаны на визит')).toBeNull()
})

test('a name without a known declension is not changed', async () => {
  answer('readProfile', withChild)
  answer('listBookingCapabilities', [{ profileId: child, ...able }])
  answer('bookVisit', { ...visit, profileId: child, customerFirstName: 'Leo' })
  const { user } = await open(path)
  await user.click(await confirmButton())
  expect(await screen.findByText('Визит создан! Leo, 24.11.2026, 09:00.')).toBeTruthy()
})
