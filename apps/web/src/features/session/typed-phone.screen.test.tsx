import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readDraft } from '../../app/browser-storage/drafts.ts'
import { session, sessionStore } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { tokens } from '../../testing/people.ts'

const phoneField = () => screen.getByLabelText<HTMLInputElement>('Номер телефона')

test('a number that is being typed after a sign-out from elsewhere outlives a reload, until its code is sent', async () => {
  session.start(tokens)
  sessionStore.expire('signed-out-elsewhere')
  const first = await open('/sign-in')
  await first.user.type(phoneField(), '2912345')
  first.close()
  answer('startPhoneLogin', {
    id: '01990000-0000-7000-8000-0000000000aa',
    needsHumanCheck: false,
    resendAfter: 61,
  })
  const { user } = await open('/sign-in')
  expect(phoneField().value).toBe('+375 (29) 123-45')
  await user.type(phoneField(), '67')
  await user.click(screen.getByRole('button', { name: 'Продолжить' }))
  expect(await screen.findByRole('heading', { name: 'Код из SMS' })).toBeTruthy()
  expect(readDraft('signIn')).toEqual({})
})

test('nothing typed is kept after a sign-out here', async () => {
  session.start(tokens)
  sessionStore.expire()
  const first = await open('/sign-in')
  await first.user.type(phoneField(), '2912345')
  session.end()
  first.close()
  await open('/sign-in')
  expect(phoneField().value).toBe('')
})
