import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepReturnFor, keepReturnPath } from '../../../app/session/return-path.ts'
import { session } from '../../../app/session/session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { provider } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../../../testing/people.ts'

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', profileToFillIn)
  // The calls of the profile screen, which is shown after the form.
  answer('readExport', { state: 'none', email: null, expiresAt: null, leftOut: [] })
  answer('listProviders', [])
})

const next = () => screen.getByRole('button', { name: 'Далее' })
const review = () => screen.getByRole('dialog', { name: 'Проверьте данные' })
const save = () => within(review()).getByRole('button', { name: 'Сохранить' })

test('missing fields are summarised, with the focus on the summary and links to the fields', async () => {
  const { user } = await open('/profile/edit')
  await screen.findByLabelText(/Фамилия/)
  expect(next().getAttribute('aria-disabled')).toBe('true')
  await user.click(next())
  expect(screen.queryByRole('dialog')).toBeNull()
  const summary = screen.getByRole('region', { name: 'Проверьте, что введено' })
  expect(document.activeElement).toBe(summary)
  await user.click(within(summary).getByRole('link', { name: 'Дата рождения: Обязательное поле' }))
  expect(document.activeElement).toBe(screen.getByLabelText(/Дата рождения/))
})

test.each([
  [/Фамилия/, 'Ков4лёва', 'Можно вводить только буквы, пробел, дефис и апостроф'],
  [/Дата рождения/, '30022000', 'Пожалуйста, проверьте дату'],
  [/Дата рождения/, '31121899', 'Пожалуйста, проверьте дату'],
  [/Дата рождения/, '01012020', 'Несовершеннолетний'],
])('%s: %s', async (label, written, message) => {
  const { user } = await open('/profile/edit')
  await user.type(await screen.findByLabelText(label), written)
  expect(screen.queryByText(message)).toBeNull()
  await user.tab()
  expect(screen.getByText(message)).toBeTruthy()
})

test('a name that is too long shows the limit', async () => {
  const { user } = await open('/profile/edit')
  await user.click(await screen.findByLabelText(/Фамилия/))
  await user.paste('а'.repeat(101))
  await user.tab()
  expect(screen.getByText('Слишком длинно: можно не больше 100 знаков')).toBeTruthy()
})

test('for a minor the field says what to do instead', async () => {
  const { user } = await open('/profile/edit')
  await user.type(await screen.findByLabelText(/Дата рождения/), '01012020')
  await user.tab()
  expect(screen.getByText('Несовершеннолетний').textContent).toContain('«Моя семья»')
})

test('a tap that leaves an invalid field is not lost: the message comes after the click', async () => {
  const { user } = await open('/profile/edit')
  await user.type(await screen.findByLabelText(/Дата рождения/), '30022000')
  const radio = screen.getByLabelText('Женский')
  await user.pointer({ keys: '[MouseLeft>]', target: radio })
  expect(screen.queryByText('Пожалуйста, проверьте дату')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: radio })
  expect(radio).toHaveProperty('checked', true)
  expect(await screen.findByText('Пожалуйста, проверьте дату')).toBeTruthy()
})

test('the input survives a reload', async () => {
  const first = await open('/profile/edit')
  await first.user.type(await screen.findByLabelText(/Фамилия/), 'Ковалёва')
  first.close()
  await open('/profile/edit')
  expect(await screen.findByLabelText(/Фамилия/)).toHaveProperty('value', 'Ковалёва')
})

test('the input survives an ended session', async () => {
  refuse('saveProfile', 'SESSION_EXPIRED', {})
  refuse('refreshSession', 'SESSION_EXPIRED', {})
  const { user } = await open('/profile/edit')
  await user.type(await screen.findByLabelText(/Фамилия/), 'Ковалёва')
  await user.type(screen.getByLabelText(/^Имя/), 'Анна')
  await user.type(screen.getByLabelText(/Отчество/), 'Петровна')
  await user.type(screen.getByLabelText(/Дата рождения/), '29.02.1984')
  await user.click(screen.getByLabelText('Женский'))
  await user.click(next())
  await user.click(save())
  expect(await screen.findByText(/Сеанс завершён/)).toBeTruthy()
  expect(sessionStorage.getItem('draft:profile')).toContain('Ковалёва')
  expect(sessionStorage.getItem('returnTo')).toBe('/profile/edit')
})

test('the profile is saved without consent, which is requested at booking; names with a space stay whole', async () => {
  const saved = answer('saveProfile', anna)
  const { user, path } = await open('/profile/edit')
  await user.type(await screen.findByLabelText(/Фамилия/), 'де Витт')
  await user.type(screen.getByLabelText(/^Имя/), 'Анна')
  await user.type(screen.getByLabelText(/Отчество/), '-')
  await user.type(screen.getByLabelText(/Дата рождения/), '29.02.1984')
  await user.click(screen.getByLabelText('Женский'))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(next().getAttribute('aria-disabled')).toBeNull()
  await user.click(next())
  expect(within(review()).getByText('де Витт Анна')).toBeTruthy()
  expect(within(review()).getByText('29 февраля 1984')).toBeTruthy()
  await user.click(save())
  await waitFor(() => expect(path()).toBe('/profile'))
  expect(saved.map(({ body }) => body)).toEqual([
    {
      fullNameRu: 'де Витт Анна',
      lastName: 'де Витт',
      firstName: 'Анна',
      middleName: null,
      birthday: '1984-02-29',
      sex: 'FEMALE',
      consentReceived: false,
    },
  ])
})

test('a birthday that only support can correct says so, with an e-mail to support and the former date, and the input is kept', async () => {
  answer('readProfile', anna)
  answer('listProviders', [{ ...provider('demo', 'Медцентр'), supportEmail: 'help@clinic.example' }])
  refuse('saveProfile', 'INVALID_ARGUMENT', { fields: [{ path: 'birthday', problem: 'support-only' }] })
  const { user } = await open('/profile/edit')
  const birthday = await screen.findByLabelText(/Дата рождения/)
  await user.clear(birthday)
  await user.type(birthday, '01.03.1984')
  await user.click(next())
  await user.click(save())
  const refused = await within(review()).findByRole('alert')
  expect(refused.textContent).toContain('Дату рождения исправит поддержка')
  expect(refused.textContent).toContain('29 февраля 1984')
  expect(within(refused).getByRole('link', { name: 'Написать в поддержку' }).getAttribute('href')).toContain(
    'help@clinic.example',
  )
  await user.click(within(review()).getByRole('button', { name: 'Исправить' }))
  expect(screen.getByLabelText(/Дата рождения/)).toHaveProperty('value', '01.03.1984')
})

test('whoever is too young for a profile is told so, and nothing of booking', async () => {
  answer('readProfile', anna)
  refuse('saveProfile', 'UNDERAGE_USER', {})
  const { user } = await open('/profile/edit')
  await screen.findByLabelText(/Дата рождения/)
  await user.click(next())
  await user.click(save())
  const refused = await within(review()).findByRole('alert')
  expect(refused.textContent).toContain('вам ещё нет 18 лет')
  expect(refused.textContent).not.toContain('записать этого пациента')
})

test('spaces around a name are removed when the field is left, and a pasted date is accepted', async () => {
  const { user } = await open('/profile/edit')
  const name = await screen.findByLabelText(/Фамилия/)
  await user.type(name, '  Ковалёва ')
  await user.tab()
  expect(name).toHaveProperty('value', 'Ковалёва')
  await user.click(screen.getByLabelText(/Дата рождения/))
  await user.paste('1984-02-29')
  expect(screen.getByLabelText(/Дата рождения/)).toHaveProperty('value', '29.02.1984')
})

test('a person who may not edit is told why and whom to write to', async () => {
  answer('listProviders', [])
  const programs = [{ coverer: 'mir', programCaption: 'Программа', activatedAt: '2026-01-01', phones: [] }]
  answer('readProfile', { ...profileToFillIn, canEditProfile: false, programs })
  await open('/profile/edit')
  expect(await screen.findByText(/обратитесь к работодателю или в страховую компанию/)).toBeTruthy()
  expect(screen.queryByLabelText(/Фамилия/)).toBeNull()
})

test.each([
  ['/waitlist/join?assignment=1', null, /чтобы мы сообщили вам о времени/],
  ['/clinics/demo/doctors/1', 'doctor', /чтобы добавить врача в «Мои врачи»/],
] as const)('says why: %s', async (path, wanted, words) => {
  keepReturnPath(path)
  if (wanted) keepReturnFor(wanted)
  await open('/profile/edit')
  expect(await screen.findByText(words)).toBeTruthy()
})
