import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { NOW } from '../../../testing/clinic.ts'
import { child, husband } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

const withFamily = (...family: ReturnType<typeof child>[]) => answer('readProfile', { ...anna, family })
const addButton = () => screen.findByRole('button', { name: 'Добавить родственника' })
const menuOf = (name: string) => screen.findByRole('button', { name: `Действия: ${name}` })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('listProviders', [])
  withFamily()
})
afterEach(() => void vi.useRealTimers())

test('an empty family offers four ways to add somebody', async () => {
  const { user } = await open('/family')
  expect(await screen.findByText('В вашей семье ещё никого нет')).toBeTruthy()
  await user.click(await addButton())
  const ways = within(screen.getByRole('dialog', { name: 'Кого добавить?' })).getAllByRole('link')
  expect(ways.map(way => way.getAttribute('href'))).toEqual([
    '/family/add-child',
    '/family/add-adult',
    '/family/enter-code',
    '/family/join',
  ])
})

test('the second tap of a double tap neither chooses in the dialog nor closes it', async () => {
  const { user, path } = await open('/family')
  await user.click(await addButton())
  const dialog = screen.getByRole('dialog', { name: 'Кого добавить?' })
  const [way] = within(dialog).getAllByRole('link')
  for (const under of [way ?? dialog, dialog]) {
    fireEvent.mouseDown(under, { detail: 2 })
    fireEvent.click(under, { detail: 2 })
  }
  expect(path()).toBe('/family')
  expect(screen.getByRole('dialog', { name: 'Кого добавить?' })).toBe(dialog)
  await user.click(dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a relative is shown with relation by sex, birthday and rights; the arrow only with an account', async () => {
  withFamily(child(), husband(), husband({ profileId: anna.me.replace(/1$/, '4'), relKind: 'PARENT' }))
  await open('/family')
  expect(await screen.findByText('муж · 10.05.1982')).toBeTruthy()
  expect(screen.getByText('ребёнок · 01.01.2020')).toBeTruthy()
  expect(screen.getByText('отец · 10.05.1982')).toBeTruthy()
  expect(screen.getAllByText(/открыть раздел «Моя семья», выбрать вас и нажать «Разрешить»/)).toHaveLength(2)
  expect(screen.queryByRole('link', { name: /Ковалёв Пётр Ильич: права/ })).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Ковалёв Илья Андреевич: права' })).toHaveLength(2)
})

test('a relative who may book is marked', async () => {
  withFamily(husband({ accessLevels: ['VIEW_NAME', 'VIEW_COVERAGE', 'VIEW_VISITS', 'BOOK_VISITS'] }))
  await open('/family')
  expect(await screen.findByText(/Вы можете записывать к врачу/)).toBeTruthy()
})

test('a full family disables adding, says why and leads to support', async () => {
  answer('listProviders', [])
  const five = Array.from({ length: 5 }, (_, at) => child({ profileId: anna.me.replace(/1$/, `${at + 2}`) }))
  withFamily(...five, husband({ profileId: anna.me.replace(/1$/, '8') }))
  const { user } = await open('/family')
  await user.click(await addButton())
  const dialog = screen.getByRole('dialog', { name: 'Кого добавить?' })
  expect(within(dialog).getAllByRole('link')).toHaveLength(1)
  expect(within(dialog).getByText('В семье уже 5 детей')).toBeTruthy()
  expect(within(dialog).getAllByText('Муж или жена уже есть в семье')).toHaveLength(2)
})

test('deleting a child names what is lost; planned visits forbid it, with a link to them', async () => {
  withFamily(child())
  refuse('removeChild', 'HAS_PLANNED_VISITS', {})
  const { user } = await open('/family')
  await user.click(await menuOf('Ковалёв Пётр Ильич'))
  await user.click(screen.getByRole('menuitem', { name: 'Удалить из семьи' }))
  const dialog = screen.getByRole('dialog', { name: 'Удалить ребёнка?' })
  expect(dialog.textContent).toContain('Если ребёнок есть и у второго родителя, у него всё останется')
  expect(dialog.textContent).not.toContain('супруга')
  await user.click(within(dialog).getByRole('button', { name: 'Да, удалить' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    'Отмените все запланированные визиты и повторите',
  )
  expect(within(dialog).getByRole('link', { name: 'К визитам' }).getAttribute('href')).toBe('/visits')

  const removed = answer('removeChild', undefined)
  withFamily()
  await user.click(within(dialog).getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('В вашей семье ещё никого нет')).toBeTruthy()
  expect(removed.map(({ params }) => params.id)).toEqual([child().profileId])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('a child of spouses is deleted for both, and the dialog says so', async () => {
  withFamily(child(), husband())
  const { user } = await open('/family')
  await user.click(await menuOf('Ковалёв Пётр Ильич'))
  await user.click(screen.getByRole('menuitem', { name: 'Удалить из семьи' }))
  const dialog = screen.getByRole('dialog', { name: 'Удалить ребёнка?' })
  expect(dialog.textContent).toContain('в том числе у второго супруга')
})

test('spouses who separate are told that both keep the children they share', async () => {
  withFamily(husband())
  const { user } = await open('/family')
  await user.click(await menuOf('Ковалёв Илья Андреевич'))
  await user.click(screen.getByRole('menuitem'))
  const dialog = screen.getByRole('dialog', { name: 'Удалить из семьи?' })
  expect(dialog.textContent).toContain('Общие дети останутся у вас обоих')
  expect(dialog.textContent).not.toContain('за детей друг друга')
})

test('an adult relative is removed by a separate call; No keeps them', async () => {
  withFamily(husband())
  const removed = answer('removeRelative', undefined)
  const { user } = await open('/family')
  await user.click(await menuOf('Ковалёв Илья Андреевич'))
  await user.click(screen.getByRole('menuitem'))
  await user.click(screen.getByRole('button', { name: 'Нет' }))
  expect(removed).toHaveLength(0)
  await user.click(await menuOf('Ковалёв Илья Андреевич'))
  await user.click(screen.getByRole('menuitem'))
  await user.click(screen.getByRole('button', { name: 'Да, удалить' }))
  await waitFor(() => expect(removed).toHaveLength(1))
})

test('a grown child is shown as daughter or son, or as a child if the sex is unknown', async () => {
  const grown = { relKind: 'OTHER', isGrownChild: true } as const
  const id = (last: string) => anna.me.replace(/1$/, last)
  withFamily(
    husband({ ...grown, profile: { fullNameRu: 'Ковалёва Вера', sex: 'FEMALE' } }),
    husband({ ...grown, profileId: id('4'), profile: { sex: null, birthday: null } }),
    husband({ relKind: 'OTHER', profileId: id('5') }),
  )
  await open('/family')
  expect(await screen.findByText(/^дочь · /)).toBeTruthy()
  expect(screen.getByText('взрослый ребёнок')).toBeTruthy()
  expect(screen.getByText(/^родственник · /)).toBeTruthy()
})

test('a relative who can be neither edited nor deleted has no menu', async () => {
  withFamily(child({ canDelete: false, accessLevels: ['VIEW_NAME'] }))
  await open('/family')
  await screen.findByText('Ковалёв Пётр Ильич')
  expect(screen.queryByRole('button', { name: /Действия/ })).toBeNull()
})

test('the menu by keyboard: arrow keys stay in it, Escape returns the focus', async () => {
  withFamily(child())
  const { user } = await open('/family')
  const opener = await menuOf('Ковалёв Пётр Ильич')
  opener.focus()
  await user.keyboard('{Enter}')
  const [edit, remove] = screen.getAllByRole('menuitem')
  expect(document.activeElement).toBe(edit)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(remove)
  await user.keyboard('{ArrowDown}{End}')
  expect(document.activeElement).toBe(remove)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('a new relative is congratulated on once, and OK tells the server', async () => {
  withFamily(husband({ isNew: true }))
  const seen = answer('markFamilySeen', undefined)
  const { user } = await open('/family')
  const dialog = await screen.findByRole('dialog', { name: 'Поздравляем' })
  expect(dialog.textContent).toContain('Ковалёв Илья Андреевич')
  expect(screen.getByRole('link', { name: 'Моя карта, требует внимания' })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'ОК' }))
  await waitFor(() => expect(seen).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['a child', '2008-12-20', /18 лет исполнится 20 декабря 2026/, {}],
  [
    'a relative who was a child',
    '2008-11-23',
    /Уже исполнилось 18 лет/,
    { relKind: 'OTHER' as const, accessLevels: ['VIEW_NAME' as const] },
  ],
])('%s born on %s: the coming change of rights is shown', async (_who, birthday, told, parts) => {
  withFamily(child({ ...parts, profile: { birthday } }))
  await open('/family')
  expect(await screen.findByText(told)).toBeTruthy()
})

test('a missing consent is shown, with a link to give it', async () => {
  withFamily(child({ profile: { consentReceived: false } }))
  await open('/family')
  expect((await screen.findByText(/нужно согласие/)).textContent).toContain('Ковалёв Пётр Ильич')
  expect(screen.getByRole('link', { name: 'Дать согласие' }).getAttribute('href')).toBe('/consent')
})

test('a family that cannot be loaded can be requested again', async () => {
  loseConnection('readProfile')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await open('/family')
  expect((await screen.findByRole('alert')).textContent).toContain('Это ещё не загружено')
  vi.restoreAllMocks()
  withFamily(child())
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('Ковалёв Пётр Ильич')).toBeTruthy()
})

test.each([
  ['be', 'Мая сям’я', 'У вашай сям’і яшчэ нікога няма'],
  ['en', 'My family', 'You have nobody in your family yet'],
] as const)('is shown in %s', async (language, title, empty) => {
  await open('/family', { language })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(await screen.findByText(empty)).toBeTruthy()
})
