import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection } from '../../../testing/answer.ts'
import { child, husband } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { coverage } from '../../../testing/programmes.ts'

const withFamily = (...family: ReturnType<typeof child>[]) => answer('readProfile', { ...anna, family })

beforeEach(() => {
  session.start(tokens)
  answer('listProviders', [])
})

const covered = { covererCode: 'epam', status: 'ACTIVE', validFrom: '2026-01-01' }
const petr = child({ coverers: [covered], canDelete: false })
const ofPetr = { profileId: petr.profileId, relKind: 'CHILD', fullNameRu: petr.profile.fullNameRu } as const
const ofFamily = coverage({ coversFamily: true })

test.each([
  ['mine', ofFamily, /Сначала отключите её.*для вас и всей семьи/],
  [
    'of the other parent',
    coverage({ coversFamily: true, relKind: 'SPOUSE', fullNameRu: 'Ковалёв Илья', canEnd: false }),
    /Отключить её может Ковалёв Илья в разделе «Мои программы»/,
  ],
])(
  'a relative whom a programme covers says until when, and how it ends before there is a way to delete: %s',
  async (_whose, held, words) => {
    withFamily(petr)
    answer('listCoverages', {
      coverages: [held, { ...held, ...ofPetr, isOwn: false, through: held.fullNameRu, canEnd: false }],
      requests: [],
    })
    await open('/family')
    const programme = await screen.findByRole('link', { name: 'Программа «EPAM»' })
    expect(programme.getAttribute('href')).toBe(`/programmes/epam?profile=${petr.profileId}`)
    expect(programme.parentElement?.textContent).toBe('Программа «EPAM». Действует по 31.12.2026')
    expect(screen.getByText(words)).toBeTruthy()
  },
)

test('a spouse who is a member as well has the programme once, and is told of both who can end it', async () => {
  withFamily(husband({ coverers: [covered, covered], canDelete: false }))
  const relKind = 'SPOUSE' as const
  const ilya = {
    ...{ profileId: husband().profileId, relKind, fullNameRu: 'Ковалёв Илья', canEnd: false },
    ...{ id: '00000000-0000-4000-8000-0000000000c4' },
  }
  const ofIlya = coverage({ ...ilya, coversFamily: true })
  const throughMe = { ...ofFamily, ...ilya, id: ofFamily.id, isOwn: false, through: 'Ковалёва Анна' }
  answer('listCoverages', { coverages: [ofFamily, ofIlya, throughMe], requests: [] })
  await open('/family')
  expect(await screen.findAllByRole('link', { name: 'Программа «EPAM»' })).toHaveLength(1)
  expect(screen.getByText('А также через родственника: Ковалёва Анна')).toBeTruthy()
  expect(screen.getByText(/пока его покрывает хоть одна программа/)).toBeTruthy()
  expect(screen.getByText('«EPAM» — Ковалёв Илья.')).toBeTruthy()
  expect(screen.getByText(/^«EPAM» — вы, в разделе «Мои программы»/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Мои программы' }).getAttribute('href')).toBe('/programmes')
})

test('a relative whom a programme covers no more says so', async () => {
  withFamily(husband())
  const ended = { status: 'ENDED', endedByCoverer: true, isOwn: false, canEnd: false } as const
  const ofHusband = { profileId: husband().profileId, relKind: 'SPOUSE', ...ended } as const
  answer('listCoverages', { coverages: [coverage(ofHusband)], requests: [] })
  await open('/family')
  expect(await screen.findByText(/Больше не действует: так сообщила программа/)).toBeTruthy()
})

test('without the list of programmes their names are said all the same', async () => {
  answer('listPrograms', [{ code: 'epam', kind: 'EMPLOYER', programCaption: 'Программа EPAM' }])
  loseConnection('listCoverages')
  withFamily(petr)
  await open('/family')
  expect(await screen.findByText('Программа «EPAM»')).toBeTruthy()
  expect(screen.getByText(/Отключить её может тот, кто её подключил/)).toBeTruthy()
})
