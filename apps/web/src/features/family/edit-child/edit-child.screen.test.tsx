import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { NOW, provider } from '../../../testing/clinic.ts'
import { child, husband } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

const son = child({
  profile: { lastName: 'Ковалёв', firstName: 'Пётр', middleName: null, phone: '375291112233' },
})
const path = `/family/edit-child?id=${son.profileId}`

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', { ...anna, family: [...anna.family, son, husband()] })
  answer('listProviders', [{ ...provider('demo', 'Медцентр'), supportEmail: 'help@clinic.example' }])
})
afterEach(() => void vi.useRealTimers())

const firstName = () => screen.findByLabelText<HTMLInputElement>(/^Имя/)
const save = () => screen.getByRole('button', { name: 'Сохранить' })

test('the form shows the known data of the child, and saves corrections', async () => {
  const saved = answer('saveChild', { data: { family: [] } })
  const { user, path: at } = await open('/family')
  await user.click(await screen.findByRole('button', { name: 'Действия: Ковалёв Пётр Ильич' }))
  await user.click(screen.getByRole('menuitem', { name: 'Изменить данные' }))
  expect((await firstName()).value).toBe('Пётр')
  expect(screen.getByLabelText<HTMLInputElement>(/Отчество/).value).toBe('-')
  expect(screen.getByLabelText<HTMLInputElement>(/Дата рождения/).value).toBe('01.01.2020')
  expect(screen.getByLabelText<HTMLInputElement>(/Телефон ребёнка/).value).toBe('+375 (29) 111-22-33')
  expect(screen.getByRole('button', { name: 'Добавить фото' })).toBeTruthy()
  await user.clear(await firstName())
  await user.type(await firstName(), 'Павел')
  await user.clear(screen.getByLabelText(/Телефон ребёнка/))
  await user.click(save())
  await waitFor(() => expect(at()).toBe('/family'))
  expect(saved.map(({ body }) => body)).toEqual([
    {
      _id: son.profileId,
      fullNameRu: 'Ковалёв Павел',
      lastName: 'Ковалёв',
      firstName: 'Павел',
      middleName: null,
      birthday: '2020-01-01',
      sex: 'MALE',
      phone: null,
    },
  ])
})

test('a birthday known to a clinic can be corrected only by support', async () => {
  refuse('saveChild', 'INVALID_ARGUMENT', { fields: [{ path: 'birthday', problem: 'support-only' }] })
  const { user } = await open(path)
  const birthday = await screen.findByLabelText(/Дата рождения/)
  await user.clear(birthday)
  await user.type(birthday, '02012020')
  await user.click(save())
  expect(await screen.findByText('Дату рождения исправит поддержка')).toBeTruthy()
  expect(screen.getByText(/верните прежнюю дату: 1 января 2020/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toBeTruthy()
})

test('errors are shown before anything is sent', async () => {
  const { user } = await open(path)
  await user.clear(await firstName())
  await user.click(save())
  expect(await screen.findByRole('region', { name: 'Проверьте, что введено' })).toBeTruthy()
})

test.each([
  ['a husband', husband().profileId],
  ['nobody', 'nobody'],
])('%s cannot be edited here', async (_case, id) => {
  await open(`/family/edit-child?id=${id}`)
  expect(await screen.findByText('Этих данных вы изменить не можете')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull()
})
