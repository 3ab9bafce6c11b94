import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepReturnPath } from '../../app/session/return-path.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection } from '../../testing/answer.ts'
import { NOW } from '../../testing/clinic.ts'
import { child } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../../testing/people.ts'

const son = child({ profile: { consentReceived: false } })
const grown = child({
  profileId: anna.me.replace(/1$/, '7'),
  profile: { consentReceived: false, birthday: '2008-11-23' },
})
const nobodyAgreed = { ...anna, consentReceived: false, family: [son, grown] }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  for (const list of ['listLocations', 'listProviders', 'listBranches', 'listDoctors'] as const)
    answer(list, [])
  answer('readProfile', nobodyAgreed)
})
afterEach(() => void vi.useRealTimers())

const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Продолжить' })

test('the person and every child under 18 are listed; each consent is sent once all are ticked, then the root opens', async () => {
  const mine = answer('giveConsent', undefined)
  const childs = answer('saveChild', { data: { family: [] } })
  const { user, path } = await open('/consent')
  const boxes = await screen.findAllByRole('checkbox')
  expect(boxes).toHaveLength(2)
  await user.click(screen.getByRole('checkbox', { name: anna.fullNameRu ?? '' }))
  expect(goOn().disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Ковалёв Пётр Ильич' }))
  expect([mine.length, childs.length]).toEqual([0, 0])
  await user.click(goOn())
  await waitFor(() => expect(path()).toBe('/'))
  expect(mine[0]?.body).toEqual({ consentReceived: true })
  expect(childs[0]?.body).toEqual({ _id: son.profileId, consentReceived: true })
})

test('after consent the user continues to the page they came from', async () => {
  keepReturnPath('/family')
  answer('readProfile', { ...anna, consentReceived: false })
  answer('giveConsent', undefined)
  const { user, path } = await open('/consent')
  await user.click(await screen.findByRole('checkbox'))
  await user.click(goOn())
  await waitFor(() => expect(path()).toBe('/family'))
})

test('without a name the profile is next', async () => {
  answer('readProfile', profileToFillIn)
  answer('giveConsent', undefined)
  answer('readExport', { state: 'none', email: null, expiresAt: null, leftOut: [] })
  const { user, path } = await open('/consent')
  await user.click(await screen.findByRole('checkbox'))
  await user.click(goOn())
  await waitFor(() => expect(path()).toBe('/profile'))
})

test('a consent whose answer is lost is sent again, with the ticks kept', async () => {
  answer('giveConsent', undefined)
  loseConnection('saveChild')
  const { user } = await open('/consent')
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box)
  answer('readProfile', { ...nobodyAgreed, consentReceived: true })
  await user.click(goOn())
  expect((await screen.findByRole('alert')).textContent).toContain('Ответ от сервера не пришёл')
  expect(screen.getByRole('checkbox', { name: 'Ковалёв Пётр Ильич' })).toHaveProperty('checked', true)
  const saved = answer('saveChild', { data: { family: [] } })
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('a user who does not agree signs out, after a question', async () => {
  answer('endSession', undefined)
  const { user, path } = await open('/consent')
  await user.click(await screen.findByRole('button', { name: 'Выйти' }))
  const dialog = screen.getByRole('dialog', { name: 'Выйти из профиля?' })
  await user.click(within(dialog).getByRole('button', { name: 'Выйти' }))
  await waitFor(() => expect(path()).toBe('/'))
  expect(session.state()).toBe('guest')
})

test('without missing consents the screen says so', async () => {
  answer('readProfile', anna)
  await open('/consent')
  expect(await screen.findByText('Все согласия уже даны')).toBeTruthy()
})
