import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

const programmes = [{ code: 'epam', kind: 'EMPLOYER' as const, programCaption: 'Программа EPAM' }]

function signIn() {
  session.start(tokens)
  answer('readProfile', anna)
}

test('a company reads what it gets and how it joins, and which programmes have joined', async () => {
  answer('listPrograms', programmes)
  await open('/company-programmes')
  expect(await screen.findByRole('heading', { name: 'Как подключиться' })).toBeTruthy()
  const programme = await screen.findByRole('link', { name: 'Программа EPAM' })
  expect(programme.getAttribute('href')).toBe('/programmes/epam')
  const link = screen.getByRole('link', { name: 'Попросить подключить' })
  expect(link.getAttribute('href')).toBe('/insurer-request')
})

test('a company writes to the operator, or names itself in the form where the operator has no address', async () => {
  answer('listPrograms', programmes)
  const { close } = await open('/company-programmes', { settings: { supportEmail: 'help@vizit.example' } })
  const write = await screen.findByRole('link', { name: 'Написать нам' })
  expect(write.getAttribute('href')).toContain('mailto:help@vizit.example')
  expect(screen.getByText(/^Напишите нам/)).toBeTruthy()
  close()
  await open('/company-programmes', { settings: { supportEmail: null } })
  const name = await screen.findByRole('link', { name: 'Назвать компанию' })
  expect(name.getAttribute('href')).toBe('/insurer-request')
  expect(screen.queryByText(/^Напишите нам/)).toBeNull()
})

test('without a programme it says so, and a list that did not come can be asked for again', async () => {
  loseConnection('listPrograms')
  const { user } = await open('/company-programmes')
  const again = await screen.findByRole('button', { name: 'Повторить' })
  answer('listPrograms', [])
  await user.click(again)
  expect(await screen.findByText('Подключённых программ пока нет.')).toBeTruthy()
})

test('a guest is led to the sign-in', async () => {
  const { path } = await open('/insurer-request')
  await waitFor(() => expect(path()).toBe('/sign-in'))
})

test('an insurer is asked for once its name is given, and the person is thanked', async () => {
  signIn()
  const sent = answer('addInsurerRequest', { id: '00000000-0000-4000-8000-000000000001' })
  const { user } = await open('/insurer-request')
  await user.click(await screen.findByRole('button', { name: 'Отправить' }))
  expect(await screen.findByRole('link', { name: /Страховая компания/ })).toBeTruthy()
  expect(sent).toHaveLength(0)
  await user.type(screen.getByLabelText(/^Страховая компания/), '  Ветразь ')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByRole('heading', { name: 'Спасибо. Просьба отправлена' })).toBe(
    document.activeElement,
  )
  expect(sent).toMatchObject([{ body: { company: 'Ветразь' } }])
  await user.click(screen.getByRole('button', { name: 'Отправить ещё одну' }))
  expect(await screen.findByLabelText(/^Страховая компания/)).toHaveProperty('value', '')
})

test('a missing employer is asked for without an insurer', async () => {
  signIn()
  const sent = answer('addInsurerRequest', { id: '00000000-0000-4000-8000-000000000001' })
  const { user } = await open('/insurer-request')
  await user.type(await screen.findByLabelText(/^Страховая компания/), 'Ветразь')
  await user.click(screen.getByRole('radio', { name: 'Работодателя' }))
  expect(screen.queryByLabelText(/^Страховая компания/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByRole('link', { name: /Работодатель/ })).toBeTruthy()
  await user.type(screen.getByLabelText(/^Работодатель/), 'Завод')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByRole('heading', { name: 'Спасибо. Просьба отправлена' })).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ employer: 'Завод' }])
})

test('what was typed outlives a reload and a refusal', async () => {
  signIn()
  refuse('addInsurerRequest', 'TOO_MANY_REQUESTS', { retryAfter: 3600 })
  const { user, close } = await open('/insurer-request')
  await user.type(await screen.findByLabelText(/^Страховая компания/), 'Ветразь')
  await user.type(screen.getByLabelText(/^Работодатель/), 'Завод')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  close()
  await open('/insurer-request')
  expect(await screen.findByLabelText(/^Работодатель/)).toHaveProperty('value', 'Завод')
})
