import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { medcenter, medcenterPage } from '../../../testing/medcenters.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithMedcenters } from '../testing/medcenters-screen.ts'

beginWithMedcenters()

test('the map stands in the address, shows all medical centres, and is chosen from by list and map', async () => {
  answer('listMapLayers', { layers: [] })
  const asked = answer(
    'findMedcenters',
    medcenterPage([
      medcenter('1', { branch: 'Филиал на Немиге', latitude: 53.9, longitude: 27.55 }),
      medcenter('2', { branch: 'Филиал в Бресте', latitude: 52.1, longitude: 23.7 }),
      medcenter('3', { branch: 'Филиал без адреса', latitude: null, longitude: null }),
    ]),
  )
  const { user, path } = await open('/medcenters?town=0')
  await user.click(await screen.findByRole('link', { name: 'На карте' }))
  expect(path()).toBe('/medcenters?town=0&view=map')
  const map = await screen.findByRole('region', { name: 'Медицинские центры на карте' })
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ limit: '100' }))
  const inList = (name: string) => screen.getByRole('button', { name: `Показать на карте: ${name}` })

  const marker = await within(map).findByRole('button', { name: 'Филиал в Бресте' })
  await user.click(marker)
  expect(inList('Филиал в Бресте').getAttribute('aria-pressed')).toBe('true')

  await user.click(inList('Филиал на Немиге'))
  expect(inList('Филиал в Бресте').getAttribute('aria-pressed')).toBe('false')
  const link = await within(map).findByRole('link', { name: 'Филиал на Немиге' })
  expect(link.getAttribute('href')).toBe('/clinics/mir/branches/1')
  expect(screen.queryByRole('button', { name: 'Показать на карте: Филиал без адреса' })).toBeNull()

  await user.click(screen.getByRole('link', { name: 'Без карты' }))
  expect(path()).toBe('/medcenters?town=0')
  expect(screen.queryByRole('region', { name: 'Медицинские центры на карте' })).toBeNull()
})

test('Back from the map leads to the list', async () => {
  answer('listMapLayers', { layers: [] })
  answer('findMedcenters', medcenterPage([medcenter('1')]))
  const history = createMemoryHistory({ initialEntries: ['/', '/medcenters?town=0'] })
  const { user, path } = await open('/medcenters?town=0', { history })
  await user.click(await screen.findByRole('link', { name: 'На карте' }))
  expect(path()).toBe('/medcenters?town=0&view=map')
  await screen.findByRole('region', { name: 'Медицинские центры на карте' })
  history.back()
  await waitFor(() => expect(path()).toBe('/medcenters?town=0'))
})
