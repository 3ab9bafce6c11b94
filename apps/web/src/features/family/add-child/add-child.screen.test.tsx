import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { NOW } from '../../../testing/clinic.ts'
import { child } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

const path = '/family/add-child'
const family = { data: { family: [] } }
type User = Awaited<ReturnType<typeof open>>['user']

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
})
afterEach(() => void vi.useRealTimers())

const submit = () => screen.getByRole('button', { name: 'Добавить ребёнка' })

async function write(user: User, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

async function fill(user: User) {
  await write(user, await screen.findByLabelText(/Фамилия/), 'Ковалёва')
  await write(user, screen.getByLabelText(/^Имя/), 'Мария')
  await write(user, screen.getByLabelText(/Отчество/), '-')
  await write(user, screen.getByLabelText(/Дата рождения/), '15062019')
  await user.click(screen.getByLabelText('Женский'))
  await user.click(screen.getByRole('checkbox'))
}

test('a child is added with the consent of the parent', async () => {
  const added = answer('addChild', family)
  const { user, path: at } = await open(path)
  await fill(user)
  await user.click(submit())
  await waitFor(() => expect(at()).toBe('/family'))
  expect(screen.getByText('Ребёнок добавлен в семью')).toBeTruthy()
  expect(added[0]?.headers.get('Idempotency-Key')).toBeTruthy()
  expect(added[0]?.body).toEqual({
    fullNameRu: 'Ковалёва Мария',
    lastName: 'Ковалёва',
    firstName: 'Мария',
    middleName: null,
    birthday: '2019-06-15',
    sex: 'FEMALE',
    consentReceived: true,
  })
})

test.each([
  [/Дата рождения/, '23112008', 'Взрослый'],
  [/Дата рождения/, '30022019', 'Пожалуйста, проверьте дату'],
  [/Дата рождения/, '24112026', 'Пожалуйста, проверьте дату'],
  [/Фамилия/, 'Ков4лёва', 'Можно вводить только буквы, пробел, дефис и апостроф'],
])('%s %s: %s', async (label, written, message) => {
  const { user } = await open(path)
  await user.type(await screen.findByLabelText(label), written)
  expect(screen.queryByText(message)).toBeNull()
  await user.tab()
  expect(screen.getByText(message)).toBeTruthy()
})

test('missing fields are summarised, including the consent, with the focus on the summary', async () => {
  const { user } = await open(path)
  await screen.findByLabelText(/Фамилия/)
  await user.click(submit())
  const summary = screen.getByRole('region', { name: 'Проверьте, что введено' })
  expect(document.activeElement).toBe(summary)
  expect(within(summary).getByRole('link', { name: 'Пол: Выберите пол' })).toBeTruthy()
  await user.click(within(summary).getByRole('link', { name: 'Согласие: Обязательное поле' }))
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
})

test("another parent's child: the other parent’s code, support, or another child is offered", async () => {
  refuse('addChild', 'PERSON_EXISTS', { inOwnFamily: false, wasInOwnFamily: false })
  const { user, path: at } = await open(path)
  await fill(user)
  await user.click(submit())
  const dialog = await screen.findByRole('dialog', { name: 'Такой ребёнок уже существует' })
  expect(within(dialog).getByRole('link', { name: 'Ввести код второго родителя' }).getAttribute('href')).toBe(
    '/family/request',
  )
  expect(dialog.textContent).toContain('если вы в разводе')
  const added = answer('addChild', family)
  await user.click(within(dialog).getByRole('button', { name: 'Это другой ребёнок' }))
  await waitFor(() => expect(at()).toBe('/family'))
  expect(added[0]?.body).toMatchObject({ firstName: 'Мария', isAnotherPerson: true })
})

test('a child removed after a divorce is not offered again', async () => {
  refuse('addChild', 'PERSON_EXISTS', { inOwnFamily: false, wasInOwnFamily: true })
  const { user } = await open(path)
  await fill(user)
  await user.click(submit())
  const dialog = await screen.findByRole('dialog', { name: 'Такой ребёнок уже существует' })
  expect(within(dialog).getByRole('link', { name: 'Ввести код второго родителя' })).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Это другой ребёнок' })).toBeNull()
})

test('one’s own existing child is reported', async () => {
  refuse('addChild', 'PERSON_EXISTS', { inOwnFamily: true, wasInOwnFamily: false })
  const { user } = await open(path)
  await fill(user)
  await user.click(submit())
  const dialog = await screen.findByRole('dialog', { name: 'Такой ребёнок уже существует' })
  expect(within(dialog).getByRole('link', { name: 'К моей семье' })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Отмена' }))
  expect(screen.getByLabelText(/Фамилия/)).toHaveProperty('value', 'Ковалёва')
})

test('without an answer the input stays, also after a reload, and is sent with the same key', async () => {
  const lost = loseConnection('addChild')
  const first = await open(path)
  await fill(first.user)
  await first.user.click(submit())
  expect(await screen.findByText('Ответ от сервера не пришёл')).toBeTruthy()
  expect(screen.getByLabelText(/Фамилия/)).toHaveProperty('value', 'Ковалёва')
  first.close()
  const second = await open(path)
  expect(await screen.findByLabelText(/Дата рождения/)).toHaveProperty('value', '15.06.2019')
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  const sent = answer('addChild', { data: { family: [child()] } })
  await second.user.click(submit())
  await waitFor(() => expect(second.path()).toBe('/family'))
  expect(sent[0]?.headers.get('idempotency-key')).toBe(lost[0]?.headers.get('idempotency-key'))
})

test('a family of five children cannot add a sixth', async () => {
  const five = Array.from({ length: 5 }, (_, at) => child({ profileId: anna.me.replace(/1$/, `${at + 2}`) }))
  answer('readProfile', { ...anna, family: five })
  await open(path)
  expect(await screen.findByText('В семье уже 5 детей')).toBeTruthy()
  expect(screen.queryByLabelText(/Фамилия/)).toBeNull()
})

test('a limit reached meanwhile is refused with a text', async () => {
  refuse('addChild', 'FAMILY_LIMIT', { relKind: 'CHILD', limit: 5 })
  const { user } = await open(path)
  await fill(user)
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Больше таких родственников добавить нельзя',
  )
})
