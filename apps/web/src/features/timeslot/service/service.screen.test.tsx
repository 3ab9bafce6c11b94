import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addFavourite } from '../../../app/favourites/favourites.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { giving, groups, service } from '../../../testing/services.ts'
import {
  beginWithServices,
  doctors,
  liverOpen,
  optionsOf,
  patient,
  select,
  services,
} from './testing/services-to-choose.ts'

beginWithServices()

test('a direction narrows, a section sets its direction, and single options are chosen down to the doctor', async () => {
  const { user, path } = await open('/service?clinic=demo')
  expect(optionsOf(await select('Услуга'))).toHaveLength(5)
  await user.selectOptions(await select('Направление'), '20')
  await waitFor(() => expect(path()).toBe('/service?clinic=demo&direction=20'))
  expect(optionsOf(await select('Услуга'))).toEqual(['УЗИ печени', 'УЗИ почек'])

  await user.selectOptions(await select('Направление'), '')
  await user.selectOptions(await select('Раздел'), '12')
  await waitFor(() =>
    expect(path()).toBe('/service?clinic=demo&direction=10&group=12&service=3&branch=1&doctor=8'),
  )
})

test('if the operator puts the branch first, it is the first selector, and clears the later ones', async () => {
  const servicePriorities = { directions: 2, subGroups: 3, services: 4, branches: 1 }
  const { user, path } = await open(`${liverOpen}&branch=1&doctor=9`, { settings: { servicePriorities } })
  await user.click(await screen.findByRole('button', { name: 'Изменить' }, patient))
  const branches = await select('Филиал')
  const services = await select('Услуга')
  expect(branches.compareDocumentPosition(services) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await user.selectOptions(branches, '2')
  await waitFor(() => expect(path()).toBe('/service?clinic=demo&direction=20&branch=2'))
})

test('another service clears the branch and the doctor', async () => {
  const { user, path } = await open(`${liverOpen}&branch=2&doctor=9&date=2026-11-24`)
  await user.click(await screen.findByRole('button', { name: 'Изменить' }, patient))
  await user.selectOptions(await select('Услуга'), '5')
  await waitFor(() => expect(path()).toBe('/service?clinic=demo&direction=20&service=5&doctor=9'))
})

test("for a child's age only matching services are shown, and a choice that does not match is cleared", async () => {
  const { user, path } = await open('/service?clinic=demo&direction=20')
  await user.click(await screen.findByRole('switch', { name: 'Услуга для ребёнка' }))
  await waitFor(() => expect(path()).toBe('/service?clinic=demo&child=-1&direction=10&branch=1'))
  expect(optionsOf(await select('Услуга'))).toEqual(['Кардиолог', 'Окулист'])

  await user.selectOptions(await select('Возраст ребёнка, полных лет'), '5')
  await waitFor(() => expect(path()).toContain('child=5&direction=10&group=12&service=3'))
  await user.click(await screen.findByRole('button', { name: 'Изменить' }, patient))
  await user.selectOptions(await select('Возраст ребёнка, полных лет'), '6')
  await waitFor(async () => expect(optionsOf(await select('Раздел'))).toEqual(['Сердце', 'Зрение']))
})

test('resetting clears everything, with the focus on the first selector', async () => {
  const { user, path } = await open('/service?clinic=demo&child=-1&direction=10')
  await user.click(await screen.findByRole('button', { name: 'Сбросить выбор' }))
  await waitFor(() => expect(path()).toBe('/service?clinic=demo'))
  expect(document.activeElement).toBe(await select('Направление'))
})

test('a service is found by words of its name', async () => {
  const names = ['Врач-трансфузиолог', ...Array.from({ length: 14 }, (_, at) => `Проба ${at}`)]
  const many = names.map((name, at) => service(String(100 + at), '20', { name }))
  answer('listServices', { ...groups, services: [...many, ...services] })
  answer('listDoctors', [
    ...doctors,
    giving(
      many.map(({ id }) => id),
      '5',
    ),
  ])
  const { user, path } = await open('/service?clinic=demo')
  const search = await screen.findByRole('searchbox', { name: 'Найти услугу' })
  await user.type(search, 'узи')
  const found = within(screen.getByRole('list', { name: 'Найти услугу' })).getAllByRole('button')
  expect(found.map(({ textContent }) => textContent)).toEqual([
    'УЗИ печени',
    'УЗИ почек',
    'Врач-трансфузиолог',
  ])
  await user.clear(search)
  await user.type(search, 'почек узи')
  expect(screen.getByText('Найдена 1 услуга')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'УЗИ почек' }))
  await waitFor(() => expect(path()).toContain('direction=20&service=5'))
  // The pressed element is removed: the focus is on the found service, and the times come next.
  const card = await screen.findByRole('heading', { level: 2, name: 'УЗИ почек' })
  await waitFor(() => expect(document.activeElement).toBe(card))
})

test('a service is found by its common name, if its official name is another', async () => {
  const many = Array.from({ length: 14 }, (_, at) => service(String(100 + at), '20', { name: `Проба ${at}` }))
  const scan = service('99', '20', { name: 'УГД нырак' })
  const other = service('98', '20', { name: 'Урач-трансфузіёлаг' })
  answer('listServices', { ...groups, services: [...many, other, scan] })
  const probes = giving(
    [...many, other].map(({ id }) => id),
    '5',
  )
  const scanner = giving(['99'], '6')
  const worksAt = scanner.worksAt.map(place => ({ ...place, specialityId: '60' }))
  answer('listDoctors', [probes, { ...scanner, worksAt }])
  answer('listSpecialities', [
    { specialityId: '60', speciality: 'Урач ультрагукавой дыягностыкі', synonyms: ['узи', 'узі'] },
  ])
  const { user } = await open('/service?clinic=demo')
  const search = await screen.findByRole('searchbox', { name: 'Найти услугу' })
  await user.type(search, 'узі')
  await screen.findByRole('button', { name: 'УГД нырак' })
  const found = within(screen.getByRole('list', { name: 'Найти услугу' })).getAllByRole('button')
  expect(found.map(({ textContent }) => textContent)).toEqual(['УГД нырак', 'Урач-трансфузіёлаг'])
  await user.type(search, ' нырак')
  expect(screen.getByText('Найдена 1 услуга')).toBeTruthy()
})

test('my doctors: only their services, with a button back to all', async () => {
  addFavourite({ id: '7', displayName: 'Ковалевич А.', branchId: '1', photoUrl: null, providerCode: 'demo' })
  const { user, path } = await open('/service?clinic=demo')
  await user.click(await screen.findByRole('link', { name: 'Услуги моих врачей' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Запись на услугу: мои врачи' })).toBeTruthy()
  await waitFor(async () => expect(optionsOf(await select('Услуга'))).toEqual(['Кардиолог', 'ЭКГ']))
  await user.click(screen.getByRole('link', { name: 'Назад ко всем врачам' }))
  await waitFor(() => expect(path()).toBe('/service?clinic=demo'))
})

test('failed data can be requested again, or reported to support', async () => {
  refuse('listServices', 'NOT_FOUND', {})
  await open('/service?clinic=demo', { settings: { supportEmail: 'help@vizit.example' } })
  const block = within(await screen.findByRole('alert'))
  expect(block.getByRole('button', { name: 'Повторить' })).toBeTruthy()
  const mail = await block.findByRole('link', { name: 'Написать в поддержку' })
  expect(mail.getAttribute('href')).toContain('mailto:help@vizit.example')
})

test('without services for this age the screen says so', async () => {
  answer('listServices', { ...groups, services: services.filter(({ name }) => name === 'ЭКГ') })
  await open('/service?clinic=demo&child=3')
  expect(await screen.findByText('Подходящих услуг здесь нет')).toBeTruthy()
})
