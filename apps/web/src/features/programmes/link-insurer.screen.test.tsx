import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { coverage, coverageRequest, programmes } from '../../testing/programmes.ts'

const PATH = '/programmes/bns/sign-in'
const bns = { coverer: 'bns', programCaption: 'Страховка BNS', kind: 'INSURER' as const }

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('listPrograms', programmes)
  answer('listCoverages', { coverages: [], requests: [] })
})
afterEach(() => vi.unstubAllGlobals())

/** What was read is drawn, also what is drawn later. */
const drawn = () => act(() => new Promise<void>(resolve => setTimeout(resolve)))
const submit = () => screen.getByRole('button', { name: 'Подключить' })

test('a card is linked by its 13 digits, and the day from which it covers is said', async () => {
  const { user, path } = await open(PATH)
  expect(await screen.findByText(/В договоре должен быть ваш телефон: \+375/)).toBeTruthy()
  await user.type(screen.getByLabelText('Штрихкод, 13 цифр'), '481')
  await user.click(submit())
  expect(screen.getByText('Нужно 13 цифр с карты')).toBeTruthy()
  await user.type(screen.getByLabelText('Штрихкод, 13 цифр'), '0000000018')
  const future = coverage({ ...bns, status: 'INACTIVE', validFrom: '2026-12-10' })
  const linked = answer('linkInsurer', { coverage: future, request: null })
  await user.click(submit())
  await waitFor(() => expect(path()).toBe('/programmes'))
  expect(await screen.findByText(/подключена и начнёт действовать 10\.12\.2026/)).toBeTruthy()
  expect(linked.map(({ body }) => body)).toEqual([{ barcode: '4810000000018' }])
})

test('a card that the other parent has linked is said to be linked already', async () => {
  const { user, path } = await open(PATH)
  await user.type(await screen.findByLabelText('Штрихкод, 13 цифр'), '4810000000018')
  answer('linkInsurer', { coverage: coverage(bns), request: null, wasLinked: true })
  await user.click(submit())
  await waitFor(() => expect(path()).toBe('/programmes'))
  expect(await screen.findByText('Программа «Страховка BNS» уже подключена')).toBeTruthy()
})

test('a contract is linked by its number, and then by the suffix of the SMS', async () => {
  const { user, path } = await open(PATH)
  await user.click(await screen.findByRole('radio', { name: 'Номер договора' }))
  await user.type(
    screen.getByLabelText('Номер договора', { selector: 'input[type=text], input:not([type])' }),
    'ДМС-200001',
  )
  const request = coverageRequest({ ...bns, waitsFor: 'SUFFIX', sentTo: '+375 (29) ***-**-67' })
  const asked = answer('linkInsurer', { coverage: null, request })
  answer('listCoverages', { coverages: [], requests: [request] })
  await user.click(submit())
  expect(await screen.findByText(/отправлен по SMS на \+375 \(29\) \*\*\*\u2011\*\*\u201167/)).toBeTruthy()
  expect(asked.map(({ body }) => body)).toEqual([{ contractNumber: 'ДМС-200001' }])
  expect(document.activeElement).toBe(screen.getByLabelText('Что стоит после черты'))
  expect(screen.getByText('SMS не пришла? Новую можно запросить через 60 секунд.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Отправить SMS ещё раз или ввести другой номер' }))
  expect(await screen.findByDisplayValue('ДМС-200001')).toBe(document.activeElement)
  const again = { ...request, id: '01990000-0000-7000-8000-0000000000ee' }
  answer('linkInsurer', { coverage: null, request: again })
  answer('listCoverages', { coverages: [], requests: [again] })
  await user.click(submit())
  await screen.findByLabelText('Что стоит после черты')
  const confirmed = answer('confirmInsurer', { coverage: coverage(bns), request: null })
  await user.type(screen.getByLabelText('Что стоит после черты'), '77')
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }))
  await waitFor(() => expect(path()).toBe('/programmes'))
  expect(confirmed.map(({ body }) => body)).toEqual([{ suffix: '77' }])
})

test('a number of another insurer leads to its screen, where the suffix is asked for', async () => {
  const shield = { coverer: 'shield', programCaption: 'Щит', kind: 'INSURER' as const }
  answer('listPrograms', [...programmes, { code: 'shield', kind: 'INSURER', programCaption: 'Щит' }])
  const { user, path } = await open(PATH)
  await user.click(await screen.findByRole('radio', { name: 'Номер договора' }))
  await user.type(screen.getByRole('textbox', { name: 'Номер договора' }), 'ДМС-200001')
  const request = coverageRequest({ ...shield, waitsFor: 'SUFFIX', sentTo: '+375 (29) ***-**-67' })
  answer('linkInsurer', { coverage: null, request })
  answer('listCoverages', { coverages: [], requests: [request] })
  await user.click(submit())
  await waitFor(() => expect(path()).toBe('/programmes/shield/sign-in'))
  expect(await screen.findByLabelText('Что стоит после черты')).toBeTruthy()
})

test('what is typed for one insurer does not stand in the form of another', async () => {
  answer('listPrograms', [...programmes, { code: 'other', kind: 'INSURER', programCaption: 'Другая' }])
  const first = await open(PATH)
  await first.user.type(await screen.findByLabelText('Штрихкод, 13 цифр'), '4810000000018')
  first.close()
  const other = await open('/programmes/other/sign-in')
  expect(await screen.findByLabelText('Штрихкод, 13 цифр')).toHaveProperty('value', '')
  other.close()
  await open(PATH)
  expect(await screen.findByLabelText('Штрихкод, 13 цифр')).toHaveProperty('value', '4810000000018')
})

test('after too many wrong keys, a form that is opened anew says at once how long to wait', async () => {
  refuse('linkInsurer', 'CONTRACT_KEY_BLOCKED', { retryAfter: 1800 })
  const first = await open(PATH)
  await first.user.type(await screen.findByLabelText('Штрихкод, 13 цифр'), '4810000000018')
  await first.user.click(submit())
  const said = (await screen.findByRole('alert')).textContent
  first.close()
  const { user } = await open(PATH)
  expect((await screen.findByRole('alert')).textContent).toBe(said)
  expect(said).toContain('30')
  // It may be the key that is blocked: another one can be tried.
  await user.type(await screen.findByLabelText('Штрихкод, 13 цифр'), '{Backspace}5')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('whoever has no complete profile is told what linking needs, and a phone of a refusal can be called', async () => {
  refuse('linkInsurer', 'PROFILE_MISSING', { missing: ['birthday'] })
  const { user } = await open(PATH)
  await user.type(await screen.findByLabelText('Штрихкод, 13 цифр'), '4810000000018')
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Чтобы подключить программу, нужны фамилия, имя и дата рождения.',
  )
  refuse('linkInsurer', 'NO_CARD_FROM_COVERER', { programCaption: 'Страховка BNS', phones: '+375172000002' })
  await user.click(submit())
  const phone = await screen.findByRole('link', { name: /200.00.02/ })
  expect(phone.getAttribute('href')).toBe('tel:+375172000002')
})

test('a wrong suffix leaves tries, and the number can be entered again', async () => {
  const request = coverageRequest({ ...bns, waitsFor: 'SUFFIX', sentTo: '+375 (29) ***-**-67' })
  answer('listCoverages', { coverages: [], requests: [request] })
  refuse('confirmInsurer', 'INVALID_CODE', { attemptsLeft: 4 })
  const { user } = await open(PATH)
  await user.type(await screen.findByLabelText('Что стоит после черты'), '78')
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'После черты стоит другоеСравните с SMS: нужны знаки после черты. Осталось 4 попытки.',
  )
  await user.click(screen.getByRole('button', { name: 'Отправить SMS ещё раз или ввести другой номер' }))
  expect(await screen.findByLabelText('Штрихкод, 13 цифр')).toBeTruthy()
})

test('the number of a card in the field of the contract is told and moved in one tap, and the other way round', async () => {
  const linked = answer('linkInsurer', { coverage: coverage(bns), request: null })
  const { user, path } = await open(PATH)
  await user.click(await screen.findByRole('radio', { name: 'Номер договора' }))
  await user.type(screen.getByRole('textbox', { name: 'Номер договора' }), '4810000000018')
  expect(screen.getByText('13 цифр — это номер карты (штрихкод), а не договора.')).toBeTruthy()
  await user.click(submit())
  expect(linked).toEqual([])
  const number = screen.getByRole('textbox', { name: 'Номер договора' })
  expect([number.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', number])
  expect(screen.getAllByText('13 цифр — это номер карты (штрихкод), а не договора.')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Ввести как штрихкод карты' }))
  const barcode = screen.getByLabelText('Штрихкод, 13 цифр')
  expect(barcode).toHaveProperty('value', '4810000000018')
  expect(document.activeElement).toBe(barcode)

  await user.clear(barcode)
  await user.type(barcode, 'ДМС-200001')
  await user.click(screen.getByRole('button', { name: 'Ввести как номер договора' }))
  expect(screen.getByRole('textbox', { name: 'Номер договора' })).toHaveProperty('value', 'ДМС-200001')
  await user.click(submit())
  await waitFor(() => expect(path()).toBe('/programmes'))
  expect(linked.map(({ body }) => body)).toEqual([{ contractNumber: 'ДМС-200001' }])
})

test('a contract whose number has 13 digits can be sent: by pressing again', async () => {
  const linked = answer('linkInsurer', { coverage: coverage(bns), request: null })
  const { user } = await open(PATH)
  await user.click(await screen.findByRole('radio', { name: 'Номер договора' }))
  await user.type(screen.getByRole('textbox', { name: 'Номер договора' }), '4810000000018')
  await user.click(submit())
  await user.click(submit())
  await waitFor(() => expect(linked.map(({ body }) => body)).toEqual([{ contractNumber: '4810000000018' }]))
})

test('after too many wrong suffixes the text names the button of this screen', async () => {
  const request = coverageRequest({ ...bns, waitsFor: 'SUFFIX', sentTo: '+375 (29) ***-**-67' })
  answer('listCoverages', { coverages: [], requests: [request] })
  refuse('confirmInsurer', 'COVERAGE_REQUEST_OVER', {})
  const { user } = await open(PATH)
  await user.type(await screen.findByLabelText('Что стоит после черты'), '78')
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Нажмите «Отправить SMS ещё раз или ввести другой номер»',
  )
  expect(screen.getByRole('button', { name: 'Отправить SMS ещё раз или ввести другой номер' })).toBeTruthy()
})

test('without a camera the digits are typed, and it can be asked for again', async () => {
  const { user } = await open(PATH)
  await user.click(await screen.findByRole('button', { name: 'Сканировать камерой' }))
  expect(await screen.findByText('Камеры нет. Введите цифры.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Закрыть камеру' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Сканировать камерой' }))
  expect(await screen.findByText('Камеры нет. Введите цифры.')).toBeTruthy()
})

const coverer = { programCaption: 'Страховка BNS', phones: '+375172000000' }
test.each([
  ['INVALID_CONTRACT_KEY', { key: 'BARCODE' }, 'Проверьте цифры штрихкода'],
  ['INCORRECT_CONTRACT_CODE', {}, 'Проверьте все 13 цифр'],
  ['EXPIRED_CONTRACT', coverer, 'Договор продлевает страховая компания'],
  ['CODE_COVERER_CARD_INACTIVE', coverer, 'Пока карта не действует'],
  ['CONTRACT_PHONE_MISMATCH', coverer, 'Войдите с номером из договора'],
  ['COVERAGE_EXISTS', { ...coverer, isElsewhere: true }, 'в другом вашем профиле'],
  ['INVALID_CONTRACT_KEY', { key: 'BARCODE', attemptsLeft: 1 }, 'страховую компанию. Осталась 1 попытка.'],
  ['INCORRECT_CONTRACT_CODE', { attemptsLeft: 0, retryAfter: 3600 }, 'Следующая — через 1 час.'],
  [
    'CONTRACT_KEY_BLOCKED',
    { retryAfter: 3600 },
    'Номер карты, номер договора или рабочий e‑mail вводили неверно слишком много раз',
  ],
  ['NOT_FOUND', {}, 'Возможно, это уже удалили'],
] as const)('%s says the next step, and what was typed stays', async (code, attributes, words) => {
  refuse('linkInsurer', code, attributes as never)
  const { user } = await open(PATH)
  await user.type(await screen.findByLabelText('Штрихкод, 13 цифр'), '4810000000018')
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(screen.getByLabelText('Штрихкод, 13 цифр')).toHaveProperty('value', '4810000000018')
})

test('while a lost answer is asked for again, the change it made does not take the step away', async () => {
  const request = coverageRequest({ ...bns, waitsFor: 'SUFFIX', sentTo: '+375 (29) ***-**-67' })
  answer('listCoverages', { coverages: [], requests: [request] })
  const lost = loseConnection('confirmInsurer')
  const { user, path, queries } = await open(PATH)
  await user.type(await screen.findByLabelText('Что стоит после черты'), '77')
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }))
  await waitFor(() => expect(lost.length).toBeGreaterThan(0))
  const read = answer('listCoverages', { coverages: [coverage(bns)], requests: [] })
  await queries.invalidateQueries({ queryKey: ['listCoverages'] })
  await drawn()
  expect(read.length).toBeGreaterThan(0)
  expect(screen.getByLabelText('Что стоит после черты')).toHaveProperty('value', '77')
  expect(screen.queryByText('Эта программа у вас уже подключена.')).toBeNull()
  answer('confirmInsurer', { coverage: coverage(bns), request: null })
  await waitFor(() => expect(path()).toBe('/programmes'), { timeout: 10_000 })
  expect(await screen.findByText('Программа «Страховка BNS» подключена')).toBeTruthy()
}, 20_000)

test('while a card waits for its answer, the change it made does not take the step away, and a refusal is said', async () => {
  const { user, queries } = await open(PATH)
  await user.type(await screen.findByLabelText('Штрихкод, 13 цифр'), '4810000000018')
  const lost = loseConnection('linkInsurer')
  await user.click(submit())
  await waitFor(() => expect(lost.length).toBeGreaterThan(0))
  answer('listCoverages', { coverages: [coverage(bns)], requests: [] })
  await queries.invalidateQueries({ queryKey: ['listCoverages'] })
  await drawn()
  expect(screen.getByLabelText('Штрихкод, 13 цифр')).toHaveProperty('value', '4810000000018')
  refuse('linkInsurer', 'NO_CARD_FROM_COVERER', { programCaption: 'Страховка BNS', phones: '+375172000002' })
  expect(await screen.findByRole('link', { name: /200.00.02/ }, { timeout: 10_000 })).toBeTruthy()
}, 20_000)
