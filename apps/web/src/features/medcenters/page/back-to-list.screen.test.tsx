import { createMemoryHistory } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { commonService, serviceDetails } from '../../../testing/common-services.ts'
import { medcenter, medcenterDetails, medcenterPage } from '../../../testing/medcenters.ts'
import { open } from '../../../testing/open.tsx'
import { groups, service } from '../../../testing/services.ts'
import { beginWithMedcenters } from '../testing/medcenters-screen.ts'

beginWithMedcenters()

test('the link back to the list of medical centres leads to its place and filters, from each tab and after a search', async () => {
  const list = '/medcenters?town=17&sort=byFeedbacks'
  answer('findMedcenters', medcenterPage([medcenter('1', { branch: 'Филиал на Немиге' })]))
  answer('showMedcenter', medcenterDetails('1'))
  answer('listMedcenterServices', { ...groups, services: [service('100', '11')] })
  const history = createMemoryHistory({ initialEntries: ['/', list] })
  const { user, path } = await open(list, { history })
  for (const steps of [[], ['search']]) {
    await user.click(await screen.findByRole('link', { name: 'Филиал на Немиге' }))
    await waitFor(() => expect(path()).toBe('/clinics/mir/branches/1'))
    if (steps.length > 0) {
      await user.click(await screen.findByRole('link', { name: /^Услуги/ }))
      await user.type(await screen.findByRole('searchbox'), 'услуга')
      await waitFor(() => expect(path()).toContain('q='))
    }
    await user.click(await screen.findByRole('link', { name: 'К списку медицинских центров' }))
    await waitFor(() => expect(path()).toBe(list))
  }
})

test('without a list before, the link leads to all medical centres', async () => {
  answer('showMedcenter', medcenterDetails('1'))
  await open('/clinics/mir/branches/1')
  const link = await screen.findByRole('link', { name: 'К списку медицинских центров' })
  expect(link.getAttribute('href')).toBe('/medcenters')
})

test('a service leads back to the list that it was chosen from', async () => {
  const list = '/services?town=17&q=%D1%83%D0%B7%D0%B8'
  const directions = [{ id: '10', name: 'УЗИ', servicesCount: 1, groups: [] }]
  answer('findServices', { directions, items: [commonService('1')], total: 1, nextCursor: null })
  answer('showService', serviceDetails('1'))
  answer('findMedcenters', medcenterPage([]))
  const history = createMemoryHistory({ initialEntries: ['/', list] })
  const { user, path } = await open(list, { history })
  await user.click(await screen.findByRole('link', { name: 'Услуга 1' }))
  await user.click(await screen.findByRole('link', { name: 'К списку услуг' }))
  await waitFor(() => expect(path()).toBe(list))
})

test('the age of the list is kept: from a service to its list, and at a medical centre to its services and the booking', async () => {
  const history = createMemoryHistory({ initialEntries: ['/services/1?age=6'] })
  answer('showService', serviceDetails('1'))
  answer('findMedcenters', medcenterPage([medcenter('1', { branch: 'Филиал на Немиге' })]))
  answer('showMedcenter', medcenterDetails('1'))
  answer('listMedcenterServices', {
    ...groups,
    services: [
      service('100', '11', { name: 'ЭКГ', forChildren: true }),
      service('101', '11', { name: 'Холтер', forChildren: true, childrenAge: 7 }),
    ],
  })
  answer('countDoctors', {
    total: 3,
    preferredDays: { '0': 3, '3': 3, '7': 3, '30': 3 },
    preferredTime: { '0': 3, '1': 3, '2': 3, '3': 3, '4': 3 },
    timeOfDay: { all: 3, morning: 3, afternoon: 3, evening: 3 },
    profile: { '0': 3, '1': 3, '2': 3 },
  })
  const { user, path } = await open('/services/1?age=6', { history })
  const back = await screen.findByRole('link', { name: 'К списку услуг' })
  expect(back.getAttribute('href')).toBe('/services?age=6')
  await user.click(await screen.findByRole('link', { name: 'Филиал на Немиге' }))
  await user.click(await screen.findByRole('link', { name: /^Услуги/ }))
  await waitFor(() => expect(path()).toBe('/clinics/mir/branches/1?tab=services&age=6'))
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await href('ЭКГ')).toBe('/services/100?age=6')
  expect(await href('Записаться: ЭКГ')).toBe('/service?clinic=mir&service=100&branch=1&child=6')
  expect(screen.queryByRole('link', { name: 'Холтер' })).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Только для пациентов 6 лет' }))
  await waitFor(() => expect(path()).toBe('/clinics/mir/branches/1?tab=services'))
  expect(await href('Холтер')).toBe('/services/101')
  await act(async () => history.back())
  await waitFor(() => expect(path()).toBe('/clinics/mir/branches/1?tab=services&age=6'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Холтер' })).toBeNull())
})
