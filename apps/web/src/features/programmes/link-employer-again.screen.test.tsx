import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { coverage, coverageRequest, programmes } from '../../testing/programmes.ts'

const PATH = '/programmes/epam/sign-in'
const coverer = { programCaption: 'Программа EPAM', phones: '+375 17 200-00-00' }
const sent = { coverages: [], requests: [coverageRequest()] }

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('listPrograms', programmes)
  answer('listCoverages', { coverages: [], requests: [] })
})

test('who typed the address sees it in full in that tab, also after a reload, and masked anywhere else', async () => {
  const first = await open(PATH)
  await first.user.type(await screen.findByLabelText('Рабочий e\u2011mail'), 'Ana@epam.com')
  answer('requestEmployer', { coverer: 'epam', maskedEmail: 'a***@e***.com', resendAfter: 61 })
  answer('listCoverages', sent)
  await first.user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(await screen.findByText(/Письмо отправлено на Ana@epam\.com/)).toBeTruthy()
  // Typed, and not sent.
  await first.user.click(screen.getByRole('button', { name: 'Отправить ещё раз или на другой адрес' }))
  await first.user.type(await screen.findByLabelText('Рабочий e\u2011mail'), '.by')
  first.close()
  const again = await open(PATH)
  expect(await screen.findByText(/Письмо отправлено на Ana@epam\.com/)).toBeTruthy()
  again.close()
  answer('listCoverages', { coverages: [], requests: [coverageRequest({ sentTo: 'o***@e***.com' })] })
  const other = await open(PATH)
  expect(await screen.findByText(/Письмо отправлено на o\*\*\*@e\*\*\*\.com/)).toBeTruthy()
  other.close()
  sessionStorage.clear()
  session.start(tokens)
  answer('listCoverages', sent)
  await open(PATH)
  expect(await screen.findByText(/Письмо отправлено на a\*\*\*@e\*\*\*\.com/)).toBeTruthy()
})

test.each([
  ['the own one, linked before', false, true],
  ['in another profile', true, false],
])('asking for a programme that is linked, %s: %s', async (_, isElsewhere, isDone) => {
  const { user, path } = await open(PATH)
  await user.type(await screen.findByLabelText('Рабочий e\u2011mail'), 'anna@works.by')
  refuse('requestEmployer', 'COVERAGE_EXISTS', { ...coverer, programCaption: 'Завод', isElsewhere })
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  if (!isDone) {
    expect((await screen.findByRole('alert')).textContent).toContain('в другом вашем профиле')
    return expect(path()).toBe(PATH)
  }
  answer('listCoverages', { coverages: [coverage({ programCaption: 'Завод' })], requests: [] })
  await waitFor(() => expect(path()).toBe('/programmes'))
  expect(await screen.findByText('Программа «Завод» уже подключена')).toBeTruthy()
})

test('the address is seen in full also where the answer to it was lost and the lists say that the letter was sent', async () => {
  const { user, queries } = await open(PATH)
  await user.type(await screen.findByLabelText('Рабочий e\u2011mail'), 'Ana@epam.com')
  const lost = loseConnection('requestEmployer')
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  await waitFor(() => expect(lost.length).toBeGreaterThan(0))
  answer('listCoverages', sent)
  await queries.invalidateQueries({ queryKey: ['listCoverages'] })
  await screen.findByLabelText('Код из письма')
  expect(screen.getByText(/Ana@epam\.com/)).toBeTruthy()
  // The request is repeated until it is answered.
  const again = answer('requestEmployer', { coverer: 'epam', maskedEmail: 'a***@e***.com', resendAfter: 61 })
  await waitFor(() => expect(again).toHaveLength(1), { timeout: 10_000 })
  await waitFor(() => expect(queries.isMutating()).toBe(0))
}, 20_000)

test('a code that is confirmed again after the programme was linked ends with the programmes', async () => {
  answer('listCoverages', sent)
  refuse('confirmEmployer', 'COVERAGE_EXISTS', { ...coverer, isElsewhere: false })
  const { user, path } = await open(PATH)
  await user.type(await screen.findByLabelText('Код из письма'), '123456')
  await waitFor(() => expect(path()).toBe('/programmes'))
  expect(await screen.findByText('Программа «EPAM» уже подключена')).toBeTruthy()
})

test('a code whose request ends with it is refused beside the address, also where the lists were read before the answer', async () => {
  answer('listCoverages', sent)
  const lost = loseConnection('confirmEmployer')
  const { user, queries } = await open(PATH)
  await user.type(await screen.findByLabelText('Код из письма'), '123456')
  await waitFor(() => expect(lost.length).toBeGreaterThan(0))
  answer('listCoverages', { coverages: [], requests: [] })
  await queries.invalidateQueries({ queryKey: ['listCoverages'] })
  expect(screen.getByLabelText('Код из письма')).toBeTruthy()
  refuse('confirmEmployer', 'COVERAGE_REQUEST_OVER', {})
  expect(await screen.findByLabelText('Рабочий e\u2011mail', {}, { timeout: 10_000 })).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain('Нажмите «Получить код»')
}, 20_000)

test('a code that is half typed outlives a sign-in, and is not put into the field of another letter', async () => {
  answer('listCoverages', sent)
  const first = await open(PATH)
  await first.user.type(await screen.findByLabelText('Код из письма'), '123')
  first.close()
  session.start(tokens)
  const again = await open(PATH)
  expect(await screen.findByLabelText('Код из письма')).toHaveProperty('value', '123')
  again.close()
  session.start(tokens)
  const other = coverageRequest({ id: '01990000-0000-7000-8000-0000000000ee' })
  answer('listCoverages', { coverages: [], requests: [other] })
  await open(PATH)
  expect(await screen.findByLabelText('Код из письма')).toHaveProperty('value', '')
})

test('a suffix that is half typed outlives a sign-in', async () => {
  const bns = { coverer: 'bns', programCaption: 'Страховка BNS', kind: 'INSURER' as const }
  const request = coverageRequest({ ...bns, waitsFor: 'SUFFIX', sentTo: '+375 (29) ***-**-67' })
  answer('listCoverages', { coverages: [], requests: [request] })
  const first = await open('/programmes/bns/sign-in')
  await first.user.type(await screen.findByLabelText('Что стоит после черты'), '7')
  first.close()
  session.start(tokens)
  await open('/programmes/bns/sign-in')
  expect(await screen.findByLabelText('Что стоит после черты')).toHaveProperty('value', '7')
})
