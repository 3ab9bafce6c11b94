import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { beginWithDoctors } from '../../features/doctors/testing/doctors-screen.ts'
import { doctorList, listedDoctor } from '../../features/doctors/testing/listed-doctor.ts'
import { answer } from '../../testing/answer.ts'
import { medcenter, medcenterDetails, medcenterPage } from '../../testing/medcenters.ts'
import { open } from '../../testing/open.tsx'
import { town } from '../../testing/town.ts'

beginWithDoctors()
beforeEach(() => {
  answer('listLocations', [town(17, 'Минск'), town(162, 'Брест')])
  answer('findDoctors', doctorList([listedDoctor('1')]))
})

const QUESTION = 'Показаны все регионы. В каком городе искать?'

test('a list of any towns asks for the town once, and is that of the town then', async () => {
  const asked = answer('findDoctors', doctorList([listedDoctor('1')]))
  const { user, path, close } = await open('/doctors')
  expect(await screen.findByText(QUESTION)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Выбрать город' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ваш город' }))
  expect(dialog.getByRole('button', { name: 'Определить по местоположению' })).toBeTruthy()
  await user.click(await dialog.findByRole('button', { name: 'Брест' }))
  await waitFor(() => expect(path()).toBe('/doctors?town=162'))
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ locationCode: '162' }))
  expect(screen.queryByText(QUESTION)).toBeNull()
  close()
  await open('/doctors')
  await screen.findByRole('button', { name: 'Город: Брест' })
  expect(screen.queryByText(QUESTION)).toBeNull()
})

test('who wants all regions is not asked again', async () => {
  const { user } = await open('/doctors')
  await screen.findByText(QUESTION)
  await user.click(screen.getByRole('button', { name: 'Все регионы' }))
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
  expect(JSON.parse(localStorage.getItem('bumbaPrefs') ?? '{}').locationCode).toBe(0)
})

test.each(['/doctors?town=17', '/doctors?town=0', '/doctors?branch=5'])(
  'a list that names its place does not ask: %s',
  async address => {
    answer('showMedcenter', medcenterDetails('5'))
    await open(address)
    expect(await screen.findByText(/^Найден/)).toBeTruthy()
    expect(screen.queryByText(QUESTION)).toBeNull()
  },
)

test('the list of medical centres asks, too', async () => {
  answer('findMedcenters', medcenterPage([medcenter('1')]))
  await open('/medcenters')
  expect(await screen.findByText(QUESTION)).toBeTruthy()
})
