import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'

const LINK = '/confirm-coverage#token=secret-of-the-letter'
const confirm = () => screen.findByRole('button', { name: 'Подтвердить' })
const OVER = 'Ссылка больше не действуетЗапросите новое письмо в разделе «Мои программы».'
const epam = { coverer: 'epam', programCaption: 'Программа EPAM' }
beforeEach(() => {
  answer('listProviders', [])
  answer('readEmployerLink', { ...epam, state: 'asked' })
})

test('the link waits for a tap, also without a session, and says what it linked; a double tap is one request', async () => {
  const sent = answer('confirmEmployerLink', epam)
  await open(LINK)
  const button = await confirm()
  expect(screen.getByText(/подключает программу «EPAM» с вашим рабочим адресом/)).toBeTruthy()
  expect(sent).toEqual([])
  act(() => {
    button.click()
    button.click()
  })
  const heading = await screen.findByRole('heading', { name: 'Программа «EPAM» подключена' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'secret-of-the-letter' }])
})

test.each([
  ['LINK_EXPIRED', {}],
  ['COVERAGE_REQUEST_OVER', {}],
] as const)('%s leads to another letter', async (code, attributes) => {
  refuse('confirmEmployerLink', code, attributes)
  const { user } = await open(LINK)
  await user.click(await confirm())
  expect((await screen.findByRole('alert')).textContent).toBe(OVER)
  expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull()
})

test('a refusal of the programme is said', async () => {
  refuse('confirmEmployerLink', 'EXPIRED_CONTRACT', {
    programCaption: 'Программа EPAM',
    phones: '+375 17 200-00-02',
  })
  const { user } = await open(LINK)
  await user.click(await confirm())
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toContain('Срок договора с программой «EPAM» закончился')
  expect(said).toContain('Обратитесь туда. Когда договор продлят, подключите программу ещё раз.')
  expect(screen.getByRole('link', { name: /200-00-02/ }).getAttribute('href')).toBe('tel:+375172000002')
})

test.each([
  ['linked', 'Программа «EPAM» подключена'],
  ['awaited', 'Рабочий адрес подтверждён'],
] as const)(
  'opened again, a link that was followed says so and has no button: %s',
  async (state, heading) => {
    answer('readEmployerLink', { ...epam, state })
    await open(LINK)
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull()
  },
)

test('a link that is over says so at once, and so does one that lost its end: no code was typed', async () => {
  refuse('readEmployerLink', 'LINK_EXPIRED', {})
  const { go } = await open(LINK)
  expect((await screen.findByRole('alert')).textContent).toBe(OVER)
  go('/confirm-coverage')
  expect((await screen.findByRole('alert')).textContent).toBe(OVER)
})

test('where the name does not come, the link can be followed all the same', async () => {
  loseConnection('readEmployerLink')
  answer('confirmEmployerLink', epam)
  const { user } = await open(LINK)
  await user.click(await confirm())
  expect(await screen.findByRole('heading', { name: 'Программа «EPAM» подключена' })).toBeTruthy()
})
