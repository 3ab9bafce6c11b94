import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { anna, tokens } from '../../testing/people.ts'
import { session } from '../session/session.ts'
import { beginInFrame, CLINIC, framed } from './testing/framed.ts'

beginInFrame()

const FORBIDDEN = ['/profile', '/family', '/tests', '/wallet', '/reminders'] as const

function signIn() {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  answer('followChanges', new Blob() as never)
}

test.each(FORBIDDEN)('in a frame %s opens in a new tab, and requests nothing in the frame', async path => {
  signIn()
  await framed(path)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Этот раздел открывается в «Визите»' }),
  ).toBeTruthy()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Открыть в «Визите»' })
  expect([link.getAttribute('href'), link.target, link.rel]).toEqual([
    `${path}?provider=demo`,
    '_blank',
    'noopener',
  ])
  expect(screen.getByRole('link', { name: 'К записи' }).getAttribute('href')).toMatch(/^\/online-booking/)
})

test('the menu of a frame has booking and visits; other screens open in a new tab, and signing out is possible', async () => {
  signIn()
  const { user } = await framed('/timeslot')
  const places = within(screen.getByRole('navigation', { name: 'Разделы' })).getAllByRole('link')
  expect(places.map(({ textContent }) => textContent)).toEqual(['Визиты', 'Онлайн-запись'])
  expect((await screen.findByRole('link', { name: 'Открыть в «Визите»' })).getAttribute('href')).toBe(
    '/profile?provider=demo',
  )
  await user.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(await screen.findByRole('dialog', { name: 'Выйти из профиля?' })).toBeTruthy()
})

test('an account without a name fills it in inside the frame, because booking needs it', async () => {
  signIn()
  answer('readProfile', { ...anna, name: null, birthday: null } as never)
  await framed('/profile/edit')
  expect(screen.queryByText('Этот раздел открывается в «Визите»')).toBeNull()
})

test('a complete profile is edited outside the frame', async () => {
  signIn()
  await framed('/profile/edit')
  expect(await screen.findByText('Этот раздел открывается в «Визите»')).toBeTruthy()
})

test('a clinic with permission for account screens shows them in the frame', async () => {
  signIn()
  answer('listFrameHosts', { hosts: [CLINIC], showsAccount: true })
  answer('listProviders', [])
  await framed('/family')
  await waitFor(() => expect(screen.queryByText('Этот раздел открывается в «Визите»')).toBeNull())
  const places = within(screen.getByRole('navigation', { name: 'Разделы' })).getAllByRole('link')
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'Визиты',
    'Онлайн-запись',
    'Анализы',
    'Моя семья',
    'Профиль',
  ])
})
