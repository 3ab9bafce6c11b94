import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, refusal, refuse } from '../../testing/answer.ts'
import { provider, visit } from '../../testing/clinic.ts'
import { husband, child as son } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna } from '../../testing/people.ts'
import { able, beginWithFreeSlot, confirmButton, path } from './testing/slot-to-book.ts'

const { profileId: child } = son()

beginWithFreeSlot()

test("a missing consent is requested with the organisation's name, saved, and booking continues", async () => {
  answer('listProviders', [provider('demo', 'Медцентр «Немига»')])
  answer('readProfile', { ...anna, consentReceived: false })
  const saved = answer('giveConsent', undefined)
  const booked = answer('bookVisit', visit)
  const { user, path: at } = await open(path)
  await user.click(await confirmButton())
  const dialog = await screen.findByRole('dialog', { name: 'Требуется подтверждение' })
  const goOn = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Подтвердить и записаться' })
  expect(goOn.disabled).toBe(true)
  expect(await within(dialog).findByRole('checkbox', { name: /Медцентр «Немига»/ })).toBeTruthy()
  for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box)
  expect(booked).toHaveLength(0)
  await user.click(goOn)
  await waitFor(() => expect(at()).toBe('/visits'))
  expect(saved[0]?.body).toEqual({ consentReceived: true })
})

test('both consents come together with the name of the organisation, and what failed is asked for again', async () => {
  let isFailing = true
  answer('listProviders', () =>
    isFailing ? refusal('NOT_FOUND', {}) : [provider('demo', 'Медцентр «Немига»')],
  )
  answer('readProfile', { ...anna, consentReceived: false })
  const { user } = await open(path)
  await user.click(await confirmButton())
  const dialog = await screen.findByRole('dialog', { name: 'Требуется подтверждение' })
  expect(await within(dialog).findByRole('button', { name: 'Повторить' })).toBeTruthy()
  expect(within(dialog).queryAllByRole('checkbox')).toEqual([])
  isFailing = false
  await user.click(within(dialog).getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2))
})

test('for a child without consent the parent gives it', async () => {
  answer('listProviders', [provider('demo', 'Медцентр «Немига»')])
  answer('readProfile', { ...anna, family: [son({ profile: { consentReceived: false } })] })
  answer('listBookingCapabilities', [{ profileId: child, ...able }])
  const saved = answer('saveChild', { data: { family: [] } })
  answer('bookVisit', visit)
  const { user, path: at } = await open(path)
  await user.click(await confirmButton())
  const dialog = await screen.findByRole('dialog', { name: 'Требуется подтверждение' })
  expect(dialog.textContent).toContain('Ковалёв Пётр Ильич: чтобы записать ребёнка')
  await within(dialog).findByRole('checkbox', { name: /имени и даты рождения ребёнка/ })
  for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box)
  await user.click(within(dialog).getByRole('button', { name: 'Подтвердить и записаться' }))
  await waitFor(() => expect(at()).toBe('/visits'))
  expect(saved[0]?.body).toEqual({ _id: child, consentReceived: true })
})

test('an adult relative has to give the consent themselves, and the screen says so', async () => {
  const { profileId } = husband()
  answer('readProfile', { ...anna, family: [husband()] })
  answer('listBookingCapabilities', [{ profileId, ...able }])
  refuse('bookVisit', 'CONSENT_REQUIRED', {})
  const { user } = await open(path)
  expect(await screen.findByText(/· муж/)).toBeTruthy()
  await user.click(await confirmButton())
  expect((await screen.findByRole('alert')).textContent).toContain('Взрослый даёт его сам')
  expect(screen.queryByRole('dialog')).toBeNull()
})
