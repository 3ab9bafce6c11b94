import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { coverage, coverageRequest, programmes } from '../../testing/programmes.ts'
import { tabTo } from '../../testing/tab-to.ts'

const PATH = '/programmes/epam/sign-in'
const coverer = { programCaption: 'Программа EPAM', phones: '+375 17 200-00-00' }
const none = { coverages: [], requests: [] }
const sent = { coverages: [], requests: [coverageRequest()] }

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('listPrograms', programmes)
  answer('listCoverages', none)
})

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join()

test('a guest is led to the sign-in', async () => {
  session.end()
  const { path } = await open(PATH)
  await waitFor(() => expect(path()).toBe('/sign-in'))
})

test('an unknown programme leads to all of them', async () => {
  await open('/programmes/none/sign-in')
  expect(await screen.findByText('Такой программы нет')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Все программы' }).getAttribute('href')).toBe('/programmes/choose')
})

test('the address is checked, a letter sent, and its code linked', async () => {
  const { user, path } = await open(PATH)
  await user.type(await screen.findByLabelText('Рабочий e\u2011mail'), 'anna@')
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(screen.getByLabelText('Рабочий e\u2011mail').getAttribute('aria-invalid')).toBe('true')
  await user.type(screen.getByLabelText('Рабочий e\u2011mail'), 'epam.com')
  const asked = answer('requestEmployer', { coverer: 'epam', maskedEmail: 'a***@e***.com', resendAfter: 61 })
  answer('listCoverages', sent)
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(await screen.findByText(/Письмо отправлено на anna@epam\.com/)).toBeTruthy()
  expect(asked.map(({ body }) => body)).toEqual([{ email: 'anna@epam.com' }])
  const code = await screen.findByLabelText('Код из письма')
  expect(document.activeElement).toBe(code)
  expect(describedBy(code)).toMatch(/Письмо отправлено/)
  expect(screen.getByText(/Новое можно запросить через/)).toBeTruthy()
  const confirmed = answer('confirmEmployer', { coverage: coverage(), request: null })
  answer('listCoverages', { coverages: [coverage()], requests: [] })
  await user.type(screen.getByLabelText('Код из письма'), '123456')
  await waitFor(() => expect(path()).toBe('/programmes'))
  expect(await screen.findByText('Программа «EPAM» подключена')).toBeTruthy()
  expect(confirmed.map(({ body }) => body)).toEqual([{ code: '123456' }])
})

test('an employer is linked by the keyboard alone', async () => {
  const { user, path } = await open(PATH)
  await tabTo(user, await screen.findByLabelText('Рабочий e\u2011mail'))
  await user.keyboard('anna{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Рабочий e\u2011mail'))
  answer('requestEmployer', { coverer: 'epam', maskedEmail: 'a***@e***.com', resendAfter: 61 })
  answer('listCoverages', sent)
  await user.keyboard('@epam.com{Enter}')
  const code = await screen.findByLabelText('Код из письма')
  expect(document.activeElement).toBe(code)
  refuse('confirmEmployer', 'INVALID_CODE', { attemptsLeft: 4 })
  await user.keyboard('111111')
  expect(await screen.findByText(/Осталось 4 попытки/)).toBeTruthy()
  expect(document.activeElement).toBe(code)
  const confirmed = answer('confirmEmployer', { coverage: coverage(), request: null })
  answer('listCoverages', { coverages: [coverage()], requests: [] })
  await user.keyboard('123456{Enter}')
  await waitFor(() => expect(path()).toBe('/programmes'))
  expect(confirmed).toHaveLength(1)
  expect(await screen.findByText('Программа «EPAM» подключена')).toBeTruthy()
})

test('an address of another employer leads to its screen, where the code is asked for', async () => {
  const works = { coverer: 'works', programCaption: 'Завод' }
  answer('listPrograms', [...programmes, { code: 'works', kind: 'EMPLOYER', programCaption: 'Завод' }])
  const { user, path } = await open(PATH)
  await user.type(await screen.findByLabelText('Рабочий e\u2011mail'), 'anna@works.by')
  answer('requestEmployer', { coverer: 'works', maskedEmail: 'a***@w***.by', resendAfter: 61 })
  answer('listCoverages', { coverages: [], requests: [coverageRequest(works)] })
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  await waitFor(() => expect(path()).toBe('/programmes/works/sign-in'))
  expect(await screen.findByLabelText('Код из письма')).toBeTruthy()
})

test('an address that is typed for one employer does not stand in the form of another', async () => {
  answer('listPrograms', [...programmes, { code: 'other', kind: 'EMPLOYER', programCaption: 'Другая' }])
  const first = await open(PATH)
  await first.user.type(await screen.findByLabelText('Рабочий e\u2011mail'), 'anna@epam.com')
  first.close()
  await open('/programmes/other/sign-in')
  expect(await screen.findByLabelText('Рабочий e\u2011mail')).toHaveProperty('value', '')
})

test('a reload shows the code again, and the typed address outlives one', async () => {
  const first = await open(PATH)
  await first.user.type(await screen.findByLabelText('Рабочий e\u2011mail'), 'anna@epam.com')
  first.close()
  const { close } = await open(PATH)
  expect(await screen.findByLabelText('Рабочий e\u2011mail')).toHaveProperty('value', 'anna@epam.com')
  close()
  answer('listCoverages', { coverages: [], requests: [coverageRequest({ resendAfter: 0 })] })
  const { user } = await open(PATH)
  expect(await screen.findByLabelText('Код из письма')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Отправить ещё раз или на другой адрес' }))
  expect(await screen.findByLabelText('Рабочий e\u2011mail')).toBeTruthy()
})

test('a wrong code is said with the tries left, and the field is empty for the next one', async () => {
  answer('listCoverages', sent)
  refuse('confirmEmployer', 'INVALID_CODE', { attemptsLeft: 3 })
  const { user } = await open(PATH)
  await user.type(await screen.findByLabelText('Код из письма'), '123456')
  expect((await screen.findByRole('alert')).textContent).toContain('Осталось 3 попытки')
  expect(screen.getByLabelText('Код из письма')).toHaveProperty('value', '')
})

test('after too many wrong codes the text names the button of this screen', async () => {
  answer('listCoverages', sent)
  refuse('confirmEmployer', 'COVERAGE_REQUEST_OVER', {})
  const { user } = await open(PATH)
  await user.type(await screen.findByLabelText('Код из письма'), '123456')
  const text = (await screen.findByRole('alert')).textContent
  expect(text).toContain('Нажмите «Отправить ещё раз или на другой адрес»: придёт новый код.')
  expect(text).not.toContain('Мои программы')
})

test('a code whose day is over says so beside the address, which is typed again for nobody', async () => {
  const first = await open(PATH)
  await first.user.type(await screen.findByLabelText('Рабочий e\u2011mail'), 'anna@epam.com')
  answer('requestEmployer', { coverer: 'epam', maskedEmail: 'a***@e***.com', resendAfter: 61 })
  answer('listCoverages', sent)
  await first.user.click(screen.getByRole('button', { name: 'Получить код' }))
  refuse('confirmEmployer', 'COVERAGE_REQUEST_OVER', {})
  await first.user.type(await screen.findByLabelText('Код из письма'), '123456')
  answer('listCoverages', none)
  await first.queries.invalidateQueries()
  expect(await screen.findByLabelText('Рабочий e\u2011mail')).toHaveProperty('value', 'anna@epam.com')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Нажмите «Получить код»: придёт новый код.',
  )
})

test('a confirmed address that waits for the employer is not asked for again', async () => {
  answer('listCoverages', sent)
  refuse('confirmEmployer', 'CONTRACT_IS_NOT_SYNCHRONIZED', coverer)
  const { user, queries } = await open(PATH)
  await user.type(await screen.findByLabelText('Код из письма'), '123456')
  answer('listCoverages', { coverages: [], requests: [coverageRequest({ waitsFor: 'DATA', sentTo: null })] })
  await queries.invalidateQueries()
  expect(await screen.findByText(/Программа ещё не передала ваши данные/)).toBeTruthy()
  expect(screen.queryByLabelText('Рабочий e\u2011mail')).toBeNull()
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Программа EPAM'])
  expect(screen.getByRole('link', { name: 'К моим программам' }).getAttribute('href')).toBe('/programmes')
})

test('the countdown to another letter begins at 60 seconds', async () => {
  answer('listCoverages', sent)
  await open(PATH)
  expect(await screen.findByText('Письмо не пришло? Новое можно запросить через 60 секунд.')).toBeTruthy()
})

test('a lost answer is asked for again with the same key', async () => {
  answer('listCoverages', sent)
  const lost = loseConnection('confirmEmployer')
  const { user, path } = await open(PATH)
  await user.type(await screen.findByLabelText('Код из письма'), '123456')
  await waitFor(() => expect(lost.length).toBeGreaterThan(0))
  const confirmed = answer('confirmEmployer', { coverage: coverage(), request: null })
  await waitFor(() => expect(path()).toBe('/programmes'), { timeout: 10_000 })
  const keyOf = ([first]: typeof lost) => first?.headers.get('idempotency-key')
  expect(keyOf(confirmed)).toBe(keyOf(lost))
}, 20_000)

test.each([
  ['', 'anna@epam.com'],
  ['.by', 'anna@epam.com.by'],
])(
  'a letter whose answer is lost is asked for anew by itself only if nothing was typed since: "%s"',
  async (more, typed) => {
    loseConnection('requestEmployer')
    const { user, close } = await open(PATH)
    await user.type(await screen.findByLabelText('Рабочий e\u2011mail'), 'anna@epam.com')
    await user.click(screen.getByRole('button', { name: 'Получить код' }))
    expect(await screen.findByText('Ответ от сервера не пришёл')).toBeTruthy()
    if (more) await user.type(screen.getByLabelText('Рабочий e\u2011mail'), more)
    close()
    // A page that is gone repeats nothing.
    session.start(tokens)
    const asked = answer('requestEmployer', {
      coverer: 'epam',
      maskedEmail: 'a***@e***.com',
      resendAfter: 61,
    })
    const again = await open(PATH)
    expect(await screen.findByLabelText('Рабочий e\u2011mail')).toHaveProperty('value', typed)
    if (more) await again.user.click(screen.getByRole('button', { name: 'Получить код' }))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked.map(({ body }) => body)).toEqual([{ email: typed }])
  },
)

test.each([
  ['CONTRACT_MISSMATCH', 'Сравните фамилию, имя и дату рождения', 'Профиль', '/profile'],
  ['CONTRACT_NOT_READY', 'а для сотрудников — отдел кадров', null, null],
  ['NO_CARD_FROM_COVERER', 'Спросите страховую компанию или работодателя', null, null],
  ['CONTRACT_IS_NOT_SYNCHRONIZED', 'Мы проверяем каждую минуту', null, null],
] as const)('%s says the next step', async (code, words, link, href) => {
  answer('listCoverages', sent)
  refuse('confirmEmployer', code, coverer)
  const { user } = await open(PATH)
  await user.type(await screen.findByLabelText('Код из письма'), '123456')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(words)
  expect(alert.textContent).toContain('«EPAM»')
  if (link) expect(screen.getAllByRole('link', { name: link }).at(-1)?.getAttribute('href')).toBe(href)
})

test('an address of no employer leads to asking for one', async () => {
  refuse('requestEmployer', 'INVALID_CONTRACT_KEY', { key: 'EMAIL' })
  const { user } = await open(PATH)
  await user.type(await screen.findByLabelText('Рабочий e\u2011mail'), 'anna@mail.by')
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect((await screen.findByRole('alert')).textContent).toContain('нужен рабочий e\u2011mail')
  expect(screen.getByRole('link', { name: 'Моей программы нет в списке' })).toBeTruthy()
})

test('whoever has the programme is told so', async () => {
  answer('listCoverages', { coverages: [coverage()], requests: [] })
  await open(PATH)
  expect(await screen.findByText('Эта программа у вас уже подключена.')).toBeTruthy()
  expect(screen.queryByLabelText('Рабочий e\u2011mail')).toBeNull()
})

test('another letter is asked for in the field of the address, which has the focus; a suspended programme says so', async () => {
  answer('listCoverages', sent)
  const { user, close } = await open(PATH)
  await user.click(await screen.findByRole('button', { name: 'Отправить ещё раз или на другой адрес' }))
  expect(await screen.findByLabelText('Рабочий e\u2011mail')).toBe(document.activeElement)
  close()
  answer('listPrograms', [])
  answer('listCoverages', { coverages: [coverage({ status: 'SUSPENDED' })], requests: [] })
  await open(PATH)
  expect(await screen.findByText(/^Приостановлена/)).toBeTruthy()
})
