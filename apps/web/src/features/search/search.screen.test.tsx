import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'

const NOTHING = { total: 0, items: [] }
const FOUND = {
  understood: { query: 'врач', by: 'layout' as const },
  order: ['specialities' as const, 'doctors' as const],
  specialities: { total: 1, items: [{ specialityId: '3', speciality: 'Врач-терапевт', doctorsCount: 2 }] },
  doctors: {
    total: 1,
    items: [
      {
        ...{ doctorId: '7', providerCode: 'mir', provider: 'Мир', fullName: 'Ковалевич Анна Петровна' },
        ...{ specialities: ['Терапевт'], towns: ['Минск'], photoUrl: null, isDemo: false },
      },
    ],
  },
  medicalCentres: NOTHING,
  services: NOTHING,
  drugs: NOTHING,
}

beforeEach(() => {
  answer('listProviders', [])
  answer('listLocations', [])
  answer('listSpecialities', [])
})

const field = () => screen.findByRole('combobox', { name: 'Врач, услуга, медицинский центр' })

test('arrows go through the results of all groups, and Enter leads to the chosen one', async () => {
  answer('search', FOUND)
  answer('listSpecialityBranches', [])
  const { user, path } = await open('/search')
  await user.type(await field(), 'dhfx')
  expect(await screen.findByText('Найдено 2 варианта Показано по запросу «врач»')).toBeTruthy()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const doctor = screen.getByRole('option', { name: /Ковалевич/ })
  expect(doctor.getAttribute('aria-selected')).toBe('true')
  expect((await field()).getAttribute('aria-activedescendant')).toBe(doctor.id)
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(path()).toBe('/specialities?speciality=3'))
  expect(await screen.findByText('Такого врача здесь нет')).toBeTruthy()
})

test('Escape closes the results, then empties the field; Enter alone shows all results', async () => {
  answer('search', FOUND)
  const { user, path } = await open('/search')
  await user.type(await field(), 'терапевт')
  await screen.findByRole('option', { name: /терапевт/ })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option', { name: /терапевт/ })).toBeNull()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(decodeURIComponent(path())).toBe('/search?q=терапевт'))
  expect((await screen.findByRole('link', { name: /Врач-терапевт/ })).getAttribute('href')).toBe(
    '/specialities?speciality=3',
  )
})

test('nothing is asked for under three characters, and nothing found is said with the next step', async () => {
  const asked = answer('search', {
    ...FOUND,
    understood: null,
    order: [],
    doctors: NOTHING,
    specialities: NOTHING,
  })
  const { user } = await open('/search')
  await user.type(await field(), 'ко')
  await user.type(await field(), '{Enter}')
  expect(asked).toEqual([])
  await user.type(await field(), 'валь{Enter}')
  expect(await screen.findByText('Проверьте запрос или выберите врача по специальности.')).toBeTruthy()
})

test('recent searches are removed one by one or all; popular ones are offered', async () => {
  answer('search', FOUND)
  const { user } = await open('/search')
  await user.click(await screen.findByRole('button', { name: 'терапевт' }))
  await screen.findByRole('link', { name: /Врач-терапевт/ })
  await user.clear(await field())
  await user.click(await screen.findByRole('button', { name: 'Убрать из поиска: терапевт' }))
  expect(screen.queryByRole('button', { name: 'Убрать из поиска: терапевт' })).toBeNull()
  expect(screen.getByRole('button', { name: 'терапевт' })).toBeTruthy()
})
