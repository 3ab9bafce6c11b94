import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', { ...anna, emails: [] })
  answer('readExport', { state: 'none', email: null, expiresAt: null, leftOut: [] })
  answer('listProviders', [])
})

const dialog = () => screen.queryByRole('dialog', { name: 'Указать e-mail' })
const field = () => screen.getByLabelText<HTMLInputElement>(/^E-mail/)

async function openDialog() {
  const { user } = await open('/profile')
  const ask = async () => user.click(await screen.findByRole('button', { name: 'Указать e-mail' }))
  await ask()
  const beside = async () => {
    const backdrop = dialog()
    if (backdrop) await user.click(backdrop)
  }
  return { user, ask, beside }
}

test('a tap beside the dialog closes it if nothing was typed', async () => {
  const { beside } = await openDialog()
  await beside()
  expect(dialog()).toBeNull()
})

test('with typed text a tap beside the dialog does not close it, and Escape keeps the text', async () => {
  const { user, ask, beside } = await openDialog()
  await user.type(field(), 'anna@mail')
  await beside()
  expect(field().value).toBe('anna@mail')
  const shown = dialog()
  if (shown) fireEvent(shown, new Event('cancel', { cancelable: true }))
  expect(dialog()).toBeNull()
  await ask()
  expect(field().value).toBe('anna@mail')
  await user.click(screen.getByRole('button', { name: 'Отмена' }))
  await ask()
  expect(field().value).toBe('')
})
