import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { medcenter, medcenterPage } from '../../../testing/medcenters.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithMedcenters } from '../testing/medcenters-screen.ts'

beginWithMedcenters()

test('no such medical centres in the town: all regions have some, and keep the filters', async () => {
  answer('findMedcenters', ({ query }) =>
    query.locationCode ? medcenterPage([]) : medcenterPage([medcenter('1'), medcenter('2')]),
  )
  const { user, path } = await open('/medcenters?town=17&q=%D0%BC%D0%B8%D1%80')
  expect(await screen.findByText('Во всех регионах: 2 медицинских центра.')).toBeTruthy()
  expect(screen.getByText('В этом городе таких медицинских центров нет')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Все регионы' }))
  await waitFor(() => expect(path()).toBe('/medcenters?town=0&q=%D0%BC%D0%B8%D1%80'))
})

test('no such medical centres in any town: no other town is advised', async () => {
  answer('findMedcenters', medcenterPage([]))
  await open('/medcenters?town=17&openNow=true')
  const hint = 'В других городах таких медицинских центров тоже нет. Измените название или уберите фильтры.'
  expect(await screen.findByText(hint)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Все регионы' })).toBeNull()
})

test('nothing found: the screen says what to change', async () => {
  answer('findMedcenters', medcenterPage([]))
  const { user, path } = await open('/medcenters?openNow=true')
  expect(await screen.findByText('Таких медицинских центров нет')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Сбросить фильтры' }))
  await waitFor(() => expect(path()).toBe('/medcenters'))
})

test('a refused list, and one without the network, can be read again', async () => {
  refuse('findMedcenters', 'INVALID_ARGUMENT', { fields: [{ path: 'serviceId', problem: 'unknown' }] })
  const first = await open('/medcenters?sort=byFeedbacks')
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
  first.close()
  loseConnection('findMedcenters')
  const { user } = await open('/medcenters', { offline: true })
  const again = await screen.findByRole('button', { name: 'Повторить' })
  answer('findMedcenters', medcenterPage([medcenter('1')]))
  await user.click(again)
  expect(await screen.findByText('Центр 1')).toBeTruthy()
})
