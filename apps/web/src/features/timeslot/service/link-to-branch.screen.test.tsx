import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { branch } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { giving } from '../../../testing/services.ts'
import { beginWithServices, patient, select } from './testing/services-to-choose.ts'

beginWithServices()

/** The second branch is in another town, and alone has a doctor for children. */
function childrenElsewhere() {
  answer('listBranches', [
    branch('1', 'Филиал на Немиге'),
    { ...branch('2', 'Филиал в Бресте'), locationCode: 162 },
  ])
  answer('listDoctors', [
    giving(['3'], '7', { adult: true, children: false }),
    giving(['3'], '8', { adult: true, children: true, at: ['2'] }),
  ])
}

test('a link to a service at a branch that does not give it at this age stays there, and says so', async () => {
  childrenElsewhere()
  const { user, path } = await open('/service?clinic=demo&service=3&branch=1&child=5')
  expect(await screen.findByText('Филиал на Немиге: этой записи здесь нет', {}, patient)).toBeTruthy()
  expect(path()).toBe('/service?clinic=demo&service=3&branch=1&child=5')
  await user.click(screen.getByRole('button', { name: 'Другие филиалы' }))
  await waitFor(() => expect(path()).not.toContain('branch=1'))
  expect(screen.queryByText(/этой записи здесь нет/)).toBeNull()
})

test('so does a link to a branch whose doctors do not accept the age', async () => {
  childrenElsewhere()
  const { user, path } = await open('/timeslot?clinic=demo&branch=1&doctor=7&age=5')
  expect(await screen.findByText('Таких врачей здесь нет', {}, patient)).toBeTruthy()
  expect(path()).toBe('/timeslot?clinic=demo&branch=1&doctor=7&age=5')
  await user.click(await screen.findByRole('button', { name: 'Изменить' }))
  expect((await select('Филиал')).selectedOptions[0]?.text).toBe('Филиал на Немиге')
})

test('a link to a branch of another town than the chosen one opens it', async () => {
  childrenElsewhere()
  localStorage.setItem('bumbaPrefs', JSON.stringify({ locationCode: 17 }))
  const { user } = await open('/timeslot?clinic=demo&branch=2')
  await user.click(await screen.findByRole('button', { name: 'Изменить' }, patient))
  expect((await select('Филиал')).selectedOptions[0]?.text).toBe('Филиал в Бресте')
})
