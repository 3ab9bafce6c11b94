import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

const id = '01990000-0000-7000-8000-0000000000cc'
const visit = {
  orderId: '01990000-0000-7000-8000-0000000000aa',
  startDate: '2026-11-24T06:00:00Z',
  physicianName: 'Гончаренко Зоя Валентиновна',
  branchName: 'Филиал на Немиге',
  patientName: 'Ковалёва Анна Петровна',
  cancellable: true,
}
const preview = {
  plannedVisits: [],
  peopleInMyCareOnly: [],
  relativesActingForMe: 0,
  endedProgrammes: [],
  bookingsForOthers: 0,
}

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [])
  answer('listDoctors', [])
  answer('readExport', { state: 'none', email: null, expiresAt: null, leftOut: [] })
})

test('everything that would be lost is named, and nothing is sent before the confirmation', async () => {
  answer('previewDeletion', {
    plannedVisits: [visit],
    peopleInMyCareOnly: ['Ковалёва Юля'],
    relativesActingForMe: 2,
    endedProgrammes: [
      { programCaption: 'Завод', relatives: 2 },
      { programCaption: 'Страховая «Щит»', relatives: 0 },
    ],
    openInvoices: 3,
    bookingsForOthers: 2,
  })
  await open('/profile/delete')
  expect(await screen.findByText(/24 ноября 2026, 09:00 · Гончаренко Зоя/)).toBeTruthy()
  expect(screen.getByText(/^Ковалёва Юля: кроме вас/)).toBeTruthy()
  expect(screen.getByText(/^Останутся без ответа 3 счёта за визит/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'К счетам' }).getAttribute('href')).toBe('/visits/invoices')
  expect(
    screen.getByText(/^Программа «Завод» отключится\. Без неё останутся ещё 2 родственника/),
  ).toBeTruthy()
  expect(screen.getByText('Программа «Страховая „Щит“» отключится.')).toBeTruthy()
  expect(screen.getByText('2 родственника больше не смогут действовать за вас.')).toBeTruthy()
  expect(screen.getByText(/^2 визита, на которые вы записали взрослых родственников, останутся/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Удалить навсегда' })).toHaveProperty('disabled', true)
})

const sentCode = { id, maskedPhone: '+375 (29) ***-**-67', resendAfter: 61, expiresAfter: 300 }

/** Confirms the losses, and gets to the code step. */
async function agree() {
  answer('sendFreshCode', sentCode)
  refuse('deleteAccount', 'FRESH_CODE_REQUIRED', { deed: 'deletion' })
  const { user, path, queries } = await open('/profile/delete')
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Удалить навсегда' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Подтвердите кодом из SMS' }))
  await dialog.findByText('Код отправлен на +375 (29) ***\u2011**\u201167.')
  const field = dialog.getByLabelText<HTMLInputElement>('Код из SMS')
  const confirm = () => user.click(dialog.getByRole('button', { name: 'Удалить навсегда' }))
  return { user, path, queries, dialog, field, confirm }
}

test('a right code deletes the account with its visits and ends the session here', async () => {
  answer('previewDeletion', { ...preview, plannedVisits: [visit] })
  const { user, path, field, confirm } = await agree()
  const sent = answer('deleteAccount', undefined)
  await user.type(field, '123456')
  expect(session.state()).toBe('signed-in')
  await confirm()
  await waitFor(() => expect(session.state()).toBe('guest'))
  expect(sent.map(({ body, headers }) => [body, headers.get('fresh-code')])).toEqual([
    [{ cancelVisits: true }, `${id}:123456`],
  ])
  await waitFor(() => expect(path()).toBe('/'))
})

test.each(['the deletion itself', 'another call'])(
  'a deletion whose answer was lost is shown as done, reported by %s',
  async first => {
    answer('previewDeletion', preview)
    const { user, path, queries, field, confirm } = await agree()
    const lost = loseConnection('deleteAccount')
    await user.type(field, '123456')
    await confirm()
    await waitFor(() => expect(lost).toHaveLength(1))
    // The session ended with the account.
    refuse('deleteAccount', 'SESSION_EXPIRED', {})
    refuse('refreshSession', 'SESSION_EXPIRED', { signedOut: true, accountDeleted: true })
    if (first === 'another call') {
      refuse('readProfile', 'SESSION_EXPIRED', {})
      void queries.invalidateQueries({ queryKey: ['readProfile'] })
      await waitFor(() => expect(session.state()).toBe('expired'))
    }
    dispatchEvent(new Event('online'))
    expect(await screen.findByText('Профиль удалён')).toBeTruthy()
    await waitFor(() => expect(path()).toBe('/'))
    expect(session.state()).toBe('guest')
  },
)

test('a deletion whose session ended for another reason is not shown as done', async () => {
  answer('previewDeletion', preview)
  const { user, path, field, confirm } = await agree()
  const lost = loseConnection('deleteAccount')
  await user.type(field, '123456')
  await confirm()
  await waitFor(() => expect(lost).toHaveLength(1))
  refuse('deleteAccount', 'SESSION_EXPIRED', {})
  refuse('refreshSession', 'SESSION_EXPIRED', { signedOut: true })
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(path()).toBe('/sign-in'))
  // A deletion would have ended it as a sign-out, which leads to the start page.
  expect(session.state()).toBe('expired')
})

test('a wrong code shows how many attempts are left, and is cleared', async () => {
  answer('previewDeletion', preview)
  const { user, field, dialog, confirm } = await agree()
  refuse('deleteAccount', 'INVALID_CODE', { attemptsLeft: 3 })
  await user.type(field, '000000')
  await confirm()
  expect(await dialog.findByText(/Осталось 3 попытки/)).toBeTruthy()
  await waitFor(() => expect(field.value).toBe(''))
  expect(session.state()).toBe('signed-in')
})

test('a refusal of the deletion itself is shown where it was requested, and the code step ends', async () => {
  answer('previewDeletion', preview)
  const { user, field, confirm } = await agree()
  refuse('deleteAccount', 'HAS_PLANNED_VISITS', {})
  await user.type(field, '123456')
  await confirm()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('alert')).toBeTruthy()
})
