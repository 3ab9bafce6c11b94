import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { commonService } from '../../testing/common-services.ts'
import { medcenter, medcenterPage } from '../../testing/medcenters.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { session } from '../session/session.ts'

test.each([
  ['/medcenters?town=17&openNow=true&sort=byFeedbacks', '/medcenters?town=17&sort=byFeedbacks', 1],
  ['/medcenters?town=17&program=epam&covered=no&sort=byFeedbacks', '/medcenters?town=17&sort=byFeedbacks', 1],
  ['/services?town=17&direction=10&age=3', '/services?town=17', 2],
])('all filters of %s are taken off at once; town and order stay', async (list, without, set) => {
  answer('listLocations', [])
  answer('listPrograms', [])
  answer('findMedcenters', medcenterPage([medcenter('1')]))
  const directions = [{ id: '10', name: 'УЗИ', servicesCount: 1, groups: [] }]
  answer('findServices', { directions, items: [commonService('1')], total: 1, nextCursor: null })
  const { user, path } = await open(list)
  await user.click(await screen.findByRole('button', { name: `Фильтры (${set})` }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Сбросить фильтры' }))
  await waitFor(() => expect(path()).toBe(without))
  expect(dialog.queryByRole('button', { name: 'Сбросить фильтры' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Закрыть' }))
  expect(screen.getByRole('button', { name: 'Фильтры' })).toBeTruthy()
})

test.each([
  ['/medcenters?town=17&filter=bookmarks', 'Мои медицинские центры', '/medcenters?town=17'],
  ['/medcenters?openNow=true', 'Открыты сейчас', '/medcenters'],
  ['/services?town=17&direction=10', 'УЗИ', '/services?town=17'],
  ['/services?age=0', 'Возраст пациента: меньше года', '/services'],
])('a phone says in words what %s is filtered by, and takes it off', async (list, name, without) => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listLocations', [])
  answer('findMedcenters', medcenterPage([medcenter('1')]))
  answer('findBookmarkedMedcenters', medcenterPage([medcenter('1')]))
  answer('listFavouriteMedcenters', [])
  const directions = [{ id: '10', name: 'УЗИ', servicesCount: 1, groups: [] }]
  answer('findServices', { directions, items: [commonService('1')], total: 1, nextCursor: null })
  const { user, path } = await open(list)
  const chosen = within(await screen.findByRole('list', { name: 'Выбранные фильтры' }))
  expect(chosen.getByText(name)).toBeTruthy()
  await user.click(chosen.getByRole('button', { name: `Убрать фильтр: ${name}` }))
  await waitFor(() => expect(path()).toBe(without))
  expect(screen.queryByRole('list', { name: 'Выбранные фильтры' })).toBeNull()
})
