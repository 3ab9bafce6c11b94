import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returnPath } from '../../../app/session/return-path.ts'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../../../testing/people.ts'
import { beginWithDoctors, card } from '../testing/doctors-screen.ts'
import { counts, doctorList, listedDoctor } from '../testing/listed-doctor.ts'

beginWithDoctors()

const GUEST_HEART = { name: 'Войти и добавить в «Мои врачи»: Ковалевич А. 7' }
const stored = () => JSON.parse(localStorage.getItem('favouriteDoctors') ?? '[]')

test('a guest who marks a doctor signs in first and comes back to the same list', async () => {
  answer('findDoctors', doctorList([listedDoctor('7')]))
  const { user, path } = await open('/doctors?speciality=1&days=3')
  const shown = await card('Ковалевич Анна 7')
  await user.click(shown.getByRole('link', GUEST_HEART))
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(returnPath()).toBe('/doctors?speciality=1&days=3')
})

/** A guest presses the heart and stands at the sign-in. */
async function pressAsGuest() {
  answer('findDoctors', doctorList([listedDoctor('7')]))
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  const opened = await open('/doctors?speciality=1')
  const shown = await card('Ковалевич Анна 7')
  await opened.user.click(shown.getByRole('link', GUEST_HEART))
  await waitFor(() => expect(opened.path()).toBe('/sign-in'))
  return opened
}
const ownHeart = () => screen.findByRole('button', { name: 'Мои врачи: Ковалевич А. 7' })

test('the doctor whose heart a guest has pressed is bookmarked after the sign-in, once', async () => {
  const { go, user } = await pressAsGuest()
  await act(async () => session.start(tokens))
  await act(async () => go('/doctors?speciality=1'))
  expect(await screen.findByText('Врач добавлен в «Мои врачи»')).toBeTruthy()
  expect((await ownHeart()).getAttribute('aria-pressed')).toBe('true')
  expect(stored()).toMatchObject([{ id: '7' }])
  await user.click(await ownHeart())
  await act(async () => go('/other'))
  await act(async () => go('/doctors?speciality=1'))
  expect((await ownHeart()).getAttribute('aria-pressed')).toBe('false')
})

test.each(['/other', '/doctors?speciality=1'])(
  'whoever leaves the sign-in for %s and signs in later has no new doctor',
  async left => {
    const { go, path } = await pressAsGuest()
    await act(async () => go(left))
    await waitFor(() => expect(path()).toBe(left))
    await act(async () => go('/sign-in'))
    await waitFor(() => expect(path()).toBe('/sign-in'))
    await act(async () => session.start(tokens))
    await act(async () => go('/doctors?speciality=1'))
    expect((await ownHeart()).getAttribute('aria-pressed')).toBe('false')
    expect(stored()).toEqual([])
  },
)

test('a link to bookmarks asks a guest to sign in, and shows a patient their doctors', async () => {
  const asked = answer('findDoctors', doctorList([]))
  const guest = await open('/doctors?bookmarked=1')
  expect(await screen.findByText('Войдите, чтобы увидеть своих врачей')).toBeTruthy()
  expect(asked).toHaveLength(0)
  guest.close()

  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  answer('findBookmarkedDoctors', doctorList([listedDoctor('7')]))
  const { user } = await open('/doctors?bookmarked=1')
  const shown = await card('Ковалевич Анна 7')
  await user.click(await shown.findByRole('button', { name: 'Мои врачи: Ковалевич А. 7' }))
  expect(JSON.parse(localStorage.getItem('favouriteDoctors') ?? '[]')).toMatchObject([
    { id: '7', branchId: '1', providerCode: 'mir' },
  ])
})

test('the counts of all doctors are not shown beside bookmarks', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  answer('findBookmarkedDoctors', doctorList([listedDoctor('7')]))
  const counted = answer('countDoctors', counts(12))
  answer('findDoctors', doctorList([listedDoctor('7')]))
  const { user } = await open('/doctors')
  await user.click(await screen.findByRole('button', { name: 'Фильтры' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  expect(await dialog.findByRole('radio', { name: '3 дня: 2 врача' })).toBeTruthy()
  const before = counted.length
  await user.click(dialog.getByRole('switch', { name: 'Только мои врачи' }))
  expect(await dialog.findByRole('radio', { name: '3 дня' })).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Показать' })).toBeTruthy()
  expect(counted).toHaveLength(before)
})

test('no bookmarked doctor in the town: the next step is all regions', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  answer('findBookmarkedDoctors', doctorList([]))
  const { user, path } = await open('/doctors?town=17&bookmarked=1')
  expect(await screen.findByText('В этом городе ваших врачей нет')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Все регионы' }))
  await waitFor(() => expect(path()).toBe('/doctors?town=0&bookmarked=1'))
  expect(await screen.findByText('Среди ваших врачей таких нет')).toBeTruthy()
})

test('without a name in the profile the heart leads to the profile and back', async () => {
  session.start(tokens)
  answer('readProfile', profileToFillIn)
  answer('listVisits', { future: [], past: [] })
  answer('findDoctors', doctorList([listedDoctor('7')]))
  const { user, path } = await open('/doctors?speciality=1')
  const shown = await card('Ковалевич Анна 7')
  await user.click(await shown.findByRole('link', { name: 'Мои врачи: Ковалевич А. 7' }))
  await waitFor(() => expect(path()).toBe('/profile/edit'))
  expect(returnPath()).toBe('/doctors?speciality=1')
})
