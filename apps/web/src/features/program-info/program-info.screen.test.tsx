import { screen, waitFor, within } from '@testing-library/react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { afterEach, expect, test } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { child, husband } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { coverage } from '../../testing/programmes.ts'

afterEach(() => session.end())

const programme: Answer<'readProgram'> = {
  ...{ code: 'shield', kind: 'INSURER', programCaption: 'Щит', isLimited: true, coversFamily: true },
  ...{ phones: '+375 17 300-00-00', about: 'Амбулаторная помощь', joining: 'Спросите агента' },
  ...{ medcentersCovered: 2, medcentersNotCovered: 5 },
}
const everything = {
  branch: null,
  service: null,
  option: null,
  coverage: 'COVERED',
  share: 80,
  limitId: null,
} as const
const cover: Answer<'readProgramCover'> = {
  ...{ validFrom: '2026-01-01', validTo: '2026-12-31', isOwn: true, total: 2, nextCursor: '1' },
  limits: [
    {
      ...{
        id: '1',
        name: 'МРТ',
        visits: 4,
        remaining: 2,
        period: 'YEAR',
        ofFamily: true,
        renewsOn: '2027-01-01',
        remainingNext: 1,
      },
    },
    {
      ...{
        id: '2',
        name: 'Массаж',
        visits: 1,
        remaining: 0,
        period: 'CONTRACT',
        ofFamily: false,
        renewsOn: null,
      },
    },
  ],
  items: [
    {
      ...{ providerCode: 'mir', provider: 'Клиника «Мир»' },
      rows: [
        everything,
        { ...everything, service: 'МРТ', coverage: 'LIMITED', share: 100, limitId: '1' },
        { ...everything, branch: 'Филиал на Лесной', coverage: 'NOT_COVERED', share: 100 },
      ],
    },
  ],
}

const shield = (parts: Parameters<typeof coverage>[0] = {}) =>
  coverage({ coverer: 'shield', programCaption: 'Щит', ...parts })

function signIn(parts: Partial<typeof anna> = {}, coverages = [shield()]) {
  session.start(tokens)
  answer('readProfile', { ...anna, ...parts })
  answer('listCoverages', { coverages, requests: [] })
}

test('others read what the programme is, how to join, where it applies and whom to ask', async () => {
  answer('readProgram', programme)
  const asked = answer('readProgramCover', cover)
  await open('/programmes/shield')
  expect(await screen.findByRole('heading', { name: 'Щит' })).toBeTruthy()
  expect(screen.getByText(/Добровольное медицинское страхование · ограниченный вариант/)).toBeTruthy()
  for (const text of ['Амбулаторная помощь', 'Спросите агента']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: /300-00-00/ })).toBeTruthy()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('2 медицинских центра')).toBe('/medcenters?town=0&program=shield')
  expect(href('5 медицинских центров')).toBe('/medcenters?town=0&program=shield&covered=no')
  expect(asked).toEqual([])
})

test('a member reads what is included and what is left of each limit, and no invitation to join', async () => {
  signIn()
  answer('readProgram', programme)
  answer('readProgramCover', ({ query }) =>
    query.cursor
      ? {
          ...cover,
          items: [{ providerCode: 'far', provider: 'Далёкая', rows: [everything] }],
          nextCursor: null,
        }
      : cover,
  )
  const { user } = await open('/programmes/shield')
  expect(await screen.findByText('Действует с 01.01.2026 по 31.12.2026.')).toBeTruthy()
  expect(screen.getByText('Осталось 2 визита из 4, по 31.12.2026 включительно')).toBeTruthy()
  expect(screen.getByText('за год, на всю семью, обновится 01.01.2027')).toBeTruthy()
  expect(screen.getByText('С 01.01.2027: осталось 1 из 4, на остальные уже есть запись')).toBeTruthy()
  expect(screen.getByText('Использован 1 визит: дальше за свой счёт')).toBeTruthy()
  const rows = within(screen.getByText('Клиника «Мир»').closest('details') as HTMLElement).getAllByRole(
    'listitem',
  )
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Визиты к врачам и все услугиВходит в программупрограмма платит 80\u00a0%',
    'МРТВходит с лимитомМРТ',
    'Визиты к врачам и все услуги · Филиал на ЛеснойНе входит в программу',
  ])
  expect(screen.queryByText('Спросите агента')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Показать ещё организации' }))
  expect(await screen.findByText('Далёкая')).toBeTruthy()
})

test('of a child it says whether the programme covers them', async () => {
  const petr = child({ profile: { fullNameRu: 'Ковалёв Пётр' } })
  signIn({ family: [petr] })
  answer('readProgram', programme)
  answer('readProgramCover', cover)
  const { user } = await open('/programmes/shield')
  await user.selectOptions(await screen.findByLabelText('Для кого'), 'Ковалёв Пётр')
  expect(await screen.findByText('Сейчас программа этого человека не покрывает.')).toBeTruthy()
})

const ilya = husband()
const ofIlya = { profileId: ilya.profileId, relKind: 'SPOUSE' as const, fullNameRu: ilya.profile.fullNameRu }

test('of a relative whose participation one may see it shows the limits, also to who has no programme', async () => {
  signIn({ family: [ilya] }, [shield({ ...ofIlya, canEnd: false })])
  answer('readProgram', { ...programme, coversFamily: false })
  const asked = answer('readProgramCover', cover)
  const { user, path } = await open('/programmes/shield')
  expect(await screen.findByText('Осталось 2 визита из 4, по 31.12.2026 включительно')).toBeTruthy()
  expect(asked[0]?.query.profileId).toBe(ilya.profileId)
  expect(screen.queryByRole('link', { name: /Я участник программы/ })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Для кого'), 'Для меня')
  expect(await screen.findByText('Сейчас программа этого человека не покрывает.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Я участник программы/ })).toBeTruthy()
  expect(path()).toBe(`/programmes/shield?profile=${anna.me}`)
})

test('the person of the address is shown, and the choice stays in the address', async () => {
  signIn({ family: [ilya] }, [shield(), shield({ ...ofIlya, isOwn: false, through: anna.fullNameRu })])
  answer('readProgram', programme)
  const asked = answer('readProgramCover', cover)
  const { user, path } = await open(`/programmes/shield?profile=${ilya.profileId}`)
  expect(await screen.findByText(/Через родственника: Ковалёва/)).toBeTruthy()
  await waitFor(() => expect(asked.at(-1)?.query.profileId).toBe(ilya.profileId))
  await user.selectOptions(screen.getByLabelText('Для кого'), 'Для меня')
  await waitFor(() => expect(asked.at(-1)?.query.profileId).toBe(anna.me))
  expect(path()).toBe('/programmes/shield')
  await user.selectOptions(screen.getByLabelText('Для кого'), 'Ковалёв Илья Андреевич')
  await waitFor(() => expect(path()).toBe(`/programmes/shield?profile=${ilya.profileId}`))
})

test('a programme that begins while times can be booked says from when, and what it will include', async () => {
  const days = { validFrom: '2026-12-20', validTo: '2026-12-31' }
  signIn({}, [shield({ status: 'INACTIVE', ...days })])
  answer('readProgram', programme)
  answer('readProgramCover', { ...cover, ...days })
  await open('/programmes/shield')
  expect(await screen.findByText(/Начнёт действовать 20\.12\.2026/)).toBeTruthy()
  expect(await screen.findByText('Действует с 20.12.2026 по 31.12.2026.')).toBeTruthy()
  expect(screen.getByText(/Осталось 2 визита из 4/)).toBeTruthy()
})

test.each([
  [{ status: 'INACTIVE', validFrom: '2030-02-01' }, /Начнёт действовать 01\.02\.2030/, false],
  [{ status: 'SUSPENDED' }, /Приостановлена/, false],
  [{ status: 'ENDED', endedByCoverer: true }, /Больше не действует/, true],
] as const)('what does not cover now says why: %o', async (changed, words, joins) => {
  signIn({}, [shield(changed)])
  answer('readProgram', programme)
  const asked = answer('readProgramCover', cover)
  await open('/programmes/shield')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: /Я участник программы/ })).toHaveLength(joins ? 1 : 0)
  expect(asked).toEqual([])
})

test('without a network it can be asked again; a programme that is not there leads to all', async () => {
  loseConnection('readProgram')
  const { user } = await open('/programmes/shield')
  const again = await screen.findByRole('button', { name: 'Повторить' })
  refuse('readProgram', 'NOT_FOUND', {})
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Такой программы нет' })).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Все программы' }).getAttribute('href')).toBe(
      '/company-programmes',
    ),
  )
})

test('whoever has a programme that is suspended reads that, and whom to ask', async () => {
  signIn({}, [shield({ status: 'SUSPENDED', phones: ['+375 17 300-00-00'] })])
  refuse('readProgram', 'NOT_FOUND', {})
  await open('/programmes/shield')
  expect(await screen.findByText(/Приостановлена/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Щит' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /300-00-00/ })).toBeTruthy()
  expect(screen.queryByText(/Такой программы нет|закончилась/)).toBeNull()
})
