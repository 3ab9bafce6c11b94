import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { coverage, coverageRequest, programmes } from '../../testing/programmes.ts'

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('listPrograms', programmes)
})

function openWith(...coverages: ReturnType<typeof coverage>[]) {
  answer('listCoverages', { coverages, requests: [] })
  return open('/programmes')
}

test('a programme that is over covers no family', async () => {
  answer('listCoverages', { coverages: [coverage({ status: 'ENDED', coversFamily: true })], requests: [] })
  await open('/programmes')
  expect(await screen.findByText(/Закончилась/)).toBeTruthy()
  expect(screen.queryByText(/Покрывает также/)).toBeNull()
})

test.each([
  [{}, /Действует по 31\.12\.2026/],
  [{ validTo: null }, /^Действует$/],
  [{ endsWithChildhood: true }, /^Действует по 31\.12\.2026, до 18 лет$/],
  [{ status: 'INACTIVE', validFrom: '2026-12-10' }, /Начнёт действовать 10\.12\.2026/],
  [{ status: 'SUSPENDED' }, /Приостановлена/],
  [{ status: 'ENDED' }, /Закончилась 31\.12\.2026/],
  [{ status: 'ENDED', endedByCoverer: true, canEnd: false }, /Больше не действует: так сообщила программа/],
  [{ isOwn: false, through: 'Ковалёв Пётр', canEnd: false }, /Через родственника: Ковалёв Пётр/],
  [{ coversFamily: true }, /Покрывает также детей и супруга/],
  [{ kind: 'INSURER', limited: true }, /ограниченный вариант/],
] as const)('%o is told as %s', async (changed, words) => {
  answer('listCoverages', { coverages: [coverage(changed)], requests: [] })
  await open('/programmes')
  expect(await screen.findByText(words)).toBeTruthy()
  const canEnd = !('canEnd' in changed)
  expect(screen.queryAllByRole('button', { name: /^Отключить: Программа EPAM/ })).toHaveLength(canEnd ? 1 : 0)
  expect(screen.getByRole('link', { name: /200/ }).getAttribute('href')).toBe('tel:+375172000000')
})

const throughIlya = {
  ...{ id: '00000000-0000-4000-8000-0000000000c4', isOwn: false, through: 'Ковалёв Илья' },
  ...{ canEnd: false, coversFamily: true },
}

test('a programme of both spouses is one card, which says through whom it covers besides, and what ending the own one leaves', async () => {
  const { user } = await openWith(
    coverage({ coversFamily: true }),
    coverage({ ...throughIlya, validTo: '2027-03-31' }),
  )
  expect(await screen.findAllByRole('heading', { name: 'Программа EPAM' })).toHaveLength(1)
  expect(screen.getByText('Действует по 31.12.2026')).toBeTruthy()
  const besides = 'А также через родственника: Ковалёв Илья. Действует по 31.03.2027'
  expect(screen.getByText(besides)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Отключить: Программа EPAM/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/и дальше оплачивает эти визиты через родственника: Ковалёв Илья/)).toBeTruthy()
  expect(dialog.getByText(/которых она покрывала только через вас, она больше не оплатит/)).toBeTruthy()
})

test('a programme goes on through a relative whose name may not be seen, too', async () => {
  const { user } = await openWith(coverage(), coverage({ ...throughIlya, through: null }))
  await user.click(await screen.findByRole('button', { name: /^Отключить: Программа EPAM/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/и дальше оплачивает эти визиты через программу родственника\./)).toBeTruthy()
  expect(dialog.queryByText(/больше не/)).toBeNull()
})

test('where both cover as long, that is said once', async () => {
  await openWith(coverage(), coverage(throughIlya))
  expect(await screen.findByText('А также через родственника: Ковалёв Илья')).toBeTruthy()
  expect(screen.getAllByText(/Действует по/)).toHaveLength(1)
})

test('the name of a relative’s programme leads to what it covers of the relative', async () => {
  const profileId = '01990000-0000-7000-8000-000000000003'
  answer('listCoverages', {
    coverages: [coverage(), coverage({ profileId, relKind: 'SPOUSE', canEnd: false })],
    requests: [],
  })
  await open('/programmes')
  const links = await screen.findAllByRole('link', { name: 'Программа EPAM' })
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/programmes/epam',
    `/programmes/epam?profile=${profileId}`,
  ])
})

test('without a programme it leads to the choice: none, an employer, an insurer, or one that is missing', async () => {
  answer('listCoverages', { coverages: [], requests: [] })
  const { user, path } = await open('/programmes')
  expect(await screen.findByText('Программ пока нет')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Подключить программу' }))
  await waitFor(() => expect(path()).toBe('/programmes/choose'))
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('Без программы')).toBe('/programmes')
  expect(await hrefOf('Программа EPAM')).toBe('/programmes/epam/sign-in')
  expect(await hrefOf('Страховка BNS')).toBe('/programmes/bns/sign-in')
  expect(await hrefOf('Моей программы нет в списке')).toBe('/insurer-request')
})

test('among the programmes to choose, those that the person has are marked; a child’s and one that is over are not', async () => {
  const [bns] = [
    { id: '00000000-0000-4000-8000-0000000000c3', coverer: 'bns', programCaption: 'Страховка BNS' },
  ]
  const child = { profileId: '00000000-0000-4000-8000-0000000000d1', relKind: 'CHILD' as const }
  answer('listCoverages', { coverages: [coverage(), coverage({ ...bns, ...child })], requests: [] })
  const first = await open('/programmes/choose')
  expect(await screen.findAllByText('У вас подключена')).toHaveLength(1)
  expect(screen.getByText('Подключается по карте или номеру договора')).toBeTruthy()
  first.close()
  answer('listCoverages', { coverages: [coverage({ status: 'ENDED' })], requests: [] })
  await open('/programmes/choose')
  expect(await screen.findByText('Подключается по рабочему e‑mail')).toBeTruthy()
})

test('a programme is ended after a question that says what stays', async () => {
  answer('listCoverages', { coverages: [coverage()], requests: [] })
  const { user } = await open('/programmes')
  await user.click(await screen.findByRole('button', { name: /^Отключить: Программа EPAM/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Визиты, на которые вы уже записаны, останутся/)).toBeTruthy()
  const ended = answer('endCoverage', undefined)
  answer('listCoverages', { coverages: [], requests: [] })
  await user.click(dialog.getByRole('button', { name: 'Отключить' }))
  expect(await screen.findByText('Программа отключена')).toBeTruthy()
  expect(await screen.findByText('Программ пока нет')).toBeTruthy()
  expect(ended.map(({ params }) => params.id)).toEqual([coverage().id])
})

test('before a family’s programme is ended, the question names the family', async () => {
  answer('listCoverages', { coverages: [coverage({ coversFamily: true })], requests: [] })
  const { user } = await open('/programmes')
  await user.click(await screen.findByRole('button', { name: /^Отключить: Программа EPAM/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/ни ваши, ни детей и супруга, которых она покрывает/)).toBeTruthy()
})

test('a programme that has ended meanwhile is gone, which is what was wanted', async () => {
  answer('listCoverages', { coverages: [coverage()], requests: [] })
  refuse('endCoverage', 'NOT_FOUND', {})
  const { user } = await open('/programmes')
  await user.click(await screen.findByRole('button', { name: /^Отключить: Программа EPAM/ }))
  answer('listCoverages', { coverages: [], requests: [] })
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отключить' }))
  expect(await screen.findByText('Программа отключена')).toBeTruthy()
})

test.each([
  [coverageRequest(), /Введите код из письма на a\*\*\*@e\*\*\*\.com/, 'Ввести', 'Отменить'],
  [
    coverageRequest({ waitsFor: 'SUFFIX', sentTo: '+375 (29) ***-**-67' }),
    /Введите конец номера договора из SMS на \+375 \(29\) \*\*\*\u2011\*\*\u201167/,
    'Ввести',
    'Отменить',
  ],
  [coverageRequest({ waitsFor: 'DATA' }), /ещё не передала ваши данные/, null, 'Отменить'],
  [
    coverageRequest({ waitsFor: 'NOTHING', refusal: 'CONTRACT_MISSMATCH' }),
    /Данные договора программы «EPAM» не совпадают/,
    'Подключить заново',
    'Убрать',
  ],
] as const)(
  'a request says what it waits for, and can be withdrawn',
  async (request, words, link, button) => {
    answer('listCoverages', { coverages: [], requests: [request] })
    const { user } = await open('/programmes')
    expect(await screen.findByText(words)).toBeTruthy()
    if (link) {
      const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: link })
      expect(new URL(href).pathname).toBe('/programmes/epam/sign-in')
    }
    answer('endCoverage', undefined)
    answer('listCoverages', { coverages: [], requests: [] })
    await user.click(screen.getByRole('button', { name: `${button}: Программа EPAM` }))
    expect(await screen.findByText('Запрос отменён')).toBeTruthy()
    expect(await screen.findByText('Программ пока нет')).toBeTruthy()
  },
)

test('a list that did not come can be asked for again', async () => {
  loseConnection('listCoverages')
  const { user } = await open('/programmes')
  const again = await screen.findByRole('button', { name: 'Повторить' })
  answer('listCoverages', { coverages: [coverage()], requests: [] })
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Программа EPAM' })).toBeTruthy()
})
