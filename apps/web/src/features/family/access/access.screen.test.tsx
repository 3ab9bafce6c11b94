import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection } from '../../../testing/answer.ts'
import { child, husband } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

const path = `/family/access?id=${husband().profileId}`
const changed = { data: { family: [] } }
const withFamily = (...family: ReturnType<typeof child>[]) => answer('readProfile', { ...anna, family })

beforeEach(() => {
  session.start(tokens)
  withFamily(husband())
  answer('listProviders', [])
})

test.each([
  ['VIEW_COVERAGE', 'Разрешить', 'BOOK_VISITS', 'Не может записывать к врачу'],
  ['BOOK_VISITS', 'Запретить', 'VIEW_COVERAGE', 'Может записывать к врачу'],
  ['VIEW_NAME', 'Разрешить', 'BOOK_VISITS', 'Не может записывать к врачу'],
] as const)('%s offers %s, which sets %s', async (grantLevel, offer, level, state) => {
  withFamily(husband({ grantLevel }))
  const set = answer('setGrant', changed)
  const { user } = await open(path)
  expect(await screen.findByText(state)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: `${offer}: Ковалёв Илья Андреевич, Мои визиты` }))
  await waitFor(() => expect(set).toHaveLength(1))
  expect(set[0]?.body).toEqual({ profileId: husband().profileId, level })
})

test('a double tap allows, and does not forbid at once', async () => {
  const set = answer('setGrant', changed)
  const { user } = await open(path)
  await screen.findByText('Не может записывать к врачу')
  withFamily(husband({ grantLevel: 'BOOK_VISITS' }))
  await user.click(screen.getByRole('button', { name: /^Разрешить/ }))
  fireEvent.click(await screen.findByRole('button', { name: /^Запретить/ }), { detail: 2 })
  expect(await screen.findByText('Может записывать к врачу')).toBeTruthy()
  expect(set.map(({ body }) => body)).toEqual([{ profileId: husband().profileId, level: 'BOOK_VISITS' }])
})

test('the relative is passed from the list; without it they are found in the list', async () => {
  const { user, path: at } = await open('/family')
  await user.click(await screen.findByRole('link', { name: 'Ковалёв Илья Андреевич: права' }))
  expect(await screen.findByText('Не может записывать к врачу')).toBeTruthy()
  expect(at()).toBe(path)
})

test('opened without a relative: the only one is shown, otherwise a choice', async () => {
  const first = await open('/family/access')
  expect(await screen.findByText('Не может записывать к врачу')).toBeTruthy()
  first.close()
  withFamily(husband(), husband({ profileId: anna.me.replace(/1$/, '4'), relKind: 'OTHER' }))
  await open('/family/access')
  expect(await screen.findAllByRole('link', { name: 'Ковалёв Илья Андреевич' })).toHaveLength(2)
})

test('a person who is no longer a relative is reported', async () => {
  withFamily(child())
  await open(path)
  expect(await screen.findByText('Такого родственника нет в вашей семье')).toBeTruthy()
})

test('rights on a child can be given to a relative, and never taken from the other parent', async () => {
  withFamily(
    husband(),
    child(),
    child({ profileId: anna.me.replace(/1$/, '6'), profile: { fullNameRu: 'Ковалёва Ева' } }),
  )
  const grant = { profileId: husband().profileId, name: null, relKind: 'SPOUSE' as const }
  answer('listGrants', [
    {
      ...grant,
      level: 'VIEW_REPORTS_TESTS',
      forProfileId: child().profileId,
      changeable: false,
    },
  ])
  const set = answer('setGrant', changed)
  const { user } = await open(path)
  expect(await screen.findByText(/Ковалёв Пётр Ильич: у второго родителя свои права/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Разрешить: .*, Ковалёва Ева$/ }))
  await waitFor(() => expect(set).toHaveLength(1))
  expect(set[0]?.body).toEqual({
    profileId: husband().profileId,
    level: 'BOOK_VISITS',
    forProfileId: anna.me.replace(/1$/, '6'),
  })
})

test("one's own rights on the relative are listed, level by level", async () => {
  await open(path)
  const held = await screen.findByRole('region', { name: 'Что можете вы' })
  expect(
    within(held)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Видеть имя', 'Видеть участие в программах'])
  expect(held.textContent).toContain('нажать «Разрешить»')
})

test('results are shown after a question about the consequences, and hidden at once', async () => {
  const set = answer('setGrant', changed)
  const { user } = await open(path)
  expect(await screen.findByText('Не видит результаты и заключения')).toBeTruthy()
  await user.click(
    screen.getByRole('button', { name: 'Показывать результаты: Ковалёв Илья Андреевич, Мои результаты' }),
  )
  const question = await screen.findByRole('dialog', { name: 'Показывать результаты?' })
  expect(question.textContent).toContain('Ковалёв Илья Андреевич будет видеть ваши анализы')
  expect(question.textContent).toContain('только если пациент дал письменное согласие')
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual([
    'Видеть визиты',
    'Записывать к врачу, переносить и отменять визиты',
    'Разрешать запись другим родственникам и видеть, кто что делал',
  ])
  await user.click(within(question).getByRole('button', { name: 'Отмена' }))
  expect(set).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: /^Показывать результаты/ }))
  withFamily(husband({ grantLevel: 'VIEW_REPORTS_TESTS' }))
  const asked = await screen.findByRole('dialog')
  await user.click(within(asked).getByRole('button', { name: 'Показывать результаты' }))
  expect(await screen.findByText('Видит результаты и заключения')).toBeTruthy()
  expect(screen.getByText('Может записывать к врачу')).toBeTruthy()
  withFamily(husband({ grantLevel: 'BOOK_VISITS' }))
  await user.click(screen.getByRole('button', { name: /^Не показывать результаты/ }))
  expect(await screen.findByText('Не видит результаты и заключения')).toBeTruthy()
  expect(set.map(({ body }) => body)).toEqual(
    ['VIEW_REPORTS_TESTS', 'BOOK_VISITS'].map(level => ({ profileId: husband().profileId, level })),
  )
})

test('levels have the meaning of the remote configuration', async () => {
  const accessLevelsConfig = { GRANT: ['VIEW_NAME'], VIEW_REPORTS_TESTS: ['VIEW_NAME', 'BOOK_VISITS'] }
  withFamily(husband({ grantLevel: 'GRANT' }))
  await open(path, { settings: { accessLevelsConfig } })
  expect(await screen.findByText('Не может записывать к врачу')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /результаты/ })).toBeNull()
})

test('a granted right is shown from its answer, before the profile is read again', async () => {
  withFamily(husband(), child())
  answer('listGrants', [])
  const granted = { data: { family: [husband({ grantLevel: 'BOOK_VISITS' }), child()] } }
  answer('setGrant', granted)
  const { user } = await open(path)
  await screen.findByRole('button', { name: /^Разрешить: .*, Ковалёв Пётр Ильич$/ })
  loseConnection('readProfile')
  loseConnection('listGrants')
  await user.click(screen.getByRole('button', { name: /^Разрешить: .*, Мои визиты$/ }))
  expect(await screen.findByRole('button', { name: /^Запретить: .*, Мои визиты$/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Разрешить: .*, Ковалёв Пётр Ильич$/ }))
  expect(await screen.findByRole('button', { name: /^Запретить: .*, Ковалёв Пётр Ильич$/ })).toBeTruthy()
})

test('without an answer nothing is shown as changed, and the screen says so', async () => {
  loseConnection('setGrant')
  const { user } = await open(path)
  await user.click(await screen.findByRole('button', { name: /^Разрешить/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('Ответ от сервера не пришёл')
  expect(screen.getByText('Не может записывать к врачу')).toBeTruthy()
})
