import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Profile } from '../../../app/people/profile.ts'
import { session } from '../../../app/session/session.ts'
import { startVisitImport } from '../../../app/visit-import/visit-import.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { NOW, visit } from '../../../testing/clinic.ts'
import { child, husband } from '../../../testing/family.ts'
import { childsVisit, ownVisit, publicVisit } from '../../../testing/imports.ts'
import { open } from '../../../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../../../testing/people.ts'
import { answerSync } from '../../../testing/sync-answer.ts'
// It is imported lazily; without this the first test would wait for it.
import '../visit-import.tsx'

const { orderId } = visit
const email = { address: 'anna@example.org', usage: 'PRIMARY', confirmed: true } as const
const known: Profile = { ...anna, emails: [email] }
const son = child()
const spouse = husband({ accessLevels: ['VIEW_NAME', 'VIEW_COVERAGE', 'VIEW_VISITS', 'BOOK_VISITS'] })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('listProviders', [])
  answerSync([visit])
  answer('readPublicVisit', publicVisit)
})
afterEach(() => void vi.useRealTimers())

async function ask(profile: Profile, found: ReturnType<typeof ownVisit>) {
  answer('readProfile', profile)
  answer('discoverVisits', [found])
  const sent = answer('importVisit', visit)
  startVisitImport({ orderId, waits: false })
  const opened = await open('/visits?tab=past')
  const dialog = await screen.findByRole('dialog', { name: 'Найден визит' })
  const confirm = () => within(dialog).getByRole('button', { name: 'Добавить визит' })
  return { ...opened, dialog, confirm, sent }
}

test('an adult’s visit: mine or another relative’s; my own data stays, and the visit is the first of mine', async () => {
  const { user, dialog, confirm, sent, path } = await ask(known, ownVisit())
  expect(dialog.textContent).toContain('Пациент: Лось Вера Ильинична')
  const types = within(dialog).getAllByRole('radio')
  expect(types.map(type => type.getAttribute('value'))).toEqual(['me', 'other'])
  expect(within(dialog).getByLabelText(/^E-mail/)).toHaveProperty('value', 'anna@example.org')
  expect(within(dialog).getByRole('switch')).toHaveProperty('checked', false)
  await user.dblClick(confirm())
  expect(await screen.findByText('Визит добавлен')).toBeTruthy()
  await waitFor(() => expect(path()).toBe('/visits'))
  expect(await screen.findByText('Вы записаны на визит')).toBeTruthy()
  expect(sent.map(({ body }) => body)).toEqual([{ omId: orderId, me: true, useOrderPatientData: false }])
  expect(localStorage.getItem('favouriteDoctors')).toContain('Гончаренко З. В.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test("the data of an account without a name is taken from the clinic, with consent and the clinic's e-mail", async () => {
  const saved = answer('saveEmails', [{ address: 'vera@example.org', usage: 'PRIMARY', confirmed: false }])
  const { user, dialog, confirm, sent } = await ask(profileToFillIn, ownVisit())
  expect(within(dialog).getByRole('switch')).toHaveProperty('checked', true)
  expect(dialog.textContent).toContain('В вашем профиле будет: Лось Вера Ильинична, 05.05.1990.')
  expect(confirm()).toHaveProperty('disabled', true)
  await user.click(within(dialog).getByRole('checkbox', { name: /моих персональных данных/ }))
  // The given consent does not depend on what the profile says.
  await user.click(within(dialog).getByRole('switch'))
  await user.click(within(dialog).getByRole('switch'))
  await user.click(confirm())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(saved[0]?.body).toEqual([{ address: 'vera@example.org', usage: 'PRIMARY' }])
  expect(sent[0]?.body).toEqual({
    omId: orderId,
    me: true,
    useOrderPatientData: true,
    consentReceived: true,
  })
})

test('an error of the e-mail does not move the buttons', async () => {
  const { user, dialog } = await ask(profileToFillIn, ownVisit())
  const email = within(dialog).getByLabelText(/^E-mail/)
  await user.clear(email)
  await user.type(email, 'vera@')
  const consent = within(dialog).getByRole('checkbox', { name: /моих персональных данных/ })
  await user.pointer({ keys: '[MouseLeft>]', target: consent })
  expect(document.activeElement).not.toBe(email)
  expect(within(dialog).queryByText('Поле содержит некорректный e-mail')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: consent })
  expect(await within(dialog).findByText('Поле содержит некорректный e-mail')).toBeTruthy()
  expect(consent).toHaveProperty('checked', true)
})

test.each([
  ['accounts of an employer programme', { ...known, userType: 'EMPLOYER_PROGRAM' }],
  ['people who may not edit their profile', { ...known, canEditProfile: false }],
  ['people with the same data', { ...known, fullNameRu: 'Лось Вера Ильинична', birthday: '1990-05-05' }],
] as [string, Profile][])('%s are not offered to save the data as their own', async (_who, profile) => {
  const { dialog } = await ask(profile, ownVisit())
  expect(within(dialog).queryByRole('switch')).toBeNull()
})

test('a child’s visit in a family without children: the child is added', async () => {
  const { user, dialog, confirm, sent } = await ask(known, childsVisit())
  const types = within(dialog).getAllByRole('radio')
  expect(types.map(type => type.getAttribute('value'))).toEqual(['child', 'other'])
  expect(dialog.textContent).toContain('В вашу семью будет добавлен ребёнок: Лось Ян, 04.04.2020.')
  expect(confirm()).toHaveProperty('disabled', true)
  await user.click(within(dialog).getByRole('checkbox', { name: /данных ребёнка/ }))
  await user.click(confirm())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ omId: orderId, useOrderPatientData: true, consentReceived: true })
})

test('a child’s visit can be of an existing child', async () => {
  const { user, dialog, confirm, sent } = await ask({ ...known, family: [son] }, childsVisit())
  await user.click(within(dialog).getByRole('switch', { name: 'Сохранить данные пациента' }))
  expect(confirm()).toHaveProperty('disabled', true)
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Ребёнок' }), son.profileId)
  await user.click(confirm())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ omId: orderId, profileId: son.profileId, useOrderPatientData: false })
})

test('another relative’s visit: relatives for whom one may book are offered', async () => {
  const { user, dialog, confirm, sent } = await ask({ ...known, family: [son, spouse] }, ownVisit())
  await user.click(within(dialog).getByRole('radio', { name: 'Другого родственника' }))
  const people = within(dialog).getByRole('combobox', { name: 'Родственник' })
  expect(
    within(people)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['-- не выбрано --', 'Ковалёв Илья Андреевич'])
  await user.selectOptions(people, spouse.profileId)
  await user.click(confirm())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ omId: orderId, profileId: spouse.profileId, useOrderPatientData: false })
})

test('without such a relative a link to the family is shown', async () => {
  const { user, dialog, confirm } = await ask({ ...known, family: [husband()] }, ownVisit())
  await user.click(within(dialog).getByRole('radio', { name: 'Другого родственника' }))
  expect(confirm()).toHaveProperty('disabled', true)
  expect(within(dialog).getByRole('link', { name: 'Добавить в «Моей семье»' })).toBeTruthy()
})

test('a patient who is known in the family is chosen without a question', async () => {
  const found = { ...childsVisit(), targetProfile: { _id: son.profileId } }
  const { user, dialog, confirm, sent } = await ask({ ...known, family: [son] }, found)
  expect(within(dialog).queryByRole('radio')).toBeNull()
  expect(dialog.textContent).toContain('для пациента: Ковалёв Пётр Ильич')
  await user.click(confirm())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ omId: orderId, profileId: son.profileId, useOrderPatientData: false })
})

test('the e-mail is required, and an invalid one is reported when the field is left', async () => {
  const { user, dialog, confirm } = await ask(anna, ownVisit({ emails: [] }))
  const field = within(dialog).getByLabelText(/^E-mail/)
  await user.click(field)
  await user.tab()
  expect(within(dialog).getByText('Обязательное поле')).toBeTruthy()
  await user.type(field, 'anna@')
  await user.tab()
  expect(within(dialog).getByText('Поле содержит некорректный e-mail')).toBeTruthy()
  expect(confirm()).toHaveProperty('disabled', true)
  await user.type(field, 'example.org')
  expect(confirm()).toHaveProperty('disabled', false)
})

test('with a refused e-mail nothing is imported', async () => {
  refuse('saveEmails', 'PROFILE_EXISTS', { deviceIdOfExistedUser: 'D-1' })
  const { user, dialog, confirm, sent } = await ask(anna, ownVisit())
  await user.click(confirm())
  expect((await within(dialog).findByRole('alert')).textContent).toContain('уже подтверждён в другом профиле')
  expect(sent).toHaveLength(0)
})

test('another visit at that time is named, with a link to it', async () => {
  const { user, dialog, confirm } = await ask(known, ownVisit())
  refuse('importVisit', 'VISITOR_BUSY', {
    orderId: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
    startDate: visit.startDate,
    endDate: visit.endDate,
    physicianName: 'Жук Ян',
    branchName: 'Филиал',
  })
  await user.click(confirm())
  const alert = await within(dialog).findByRole('alert')
  expect(alert.textContent).toContain('Жук Ян')
  await user.click(within(alert).getByRole('link', { name: 'Посмотреть тот визит' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  [
    'Ввести код второго родителя',
    () => refuse('importVisit', 'PERSON_EXISTS', { inOwnFamily: false, wasInOwnFamily: false }),
  ],
  ['Заполнить профиль', () => refuse('importVisit', 'PROFILE_MISSING', { missing: ['firstName'] })],
])('a refusal shows the next step: %s', async (link, refused) => {
  const { user, dialog, confirm } = await ask(known, childsVisit())
  refused()
  await user.click(within(dialog).getByRole('checkbox', { name: /данных ребёнка/ }))
  await user.click(confirm())
  expect(await within(dialog).findByRole('link', { name: link })).toBeTruthy()
})

test('a visit imported meanwhile in another tab is reported and shown', async () => {
  const { user, confirm, path } = await ask(known, ownVisit())
  answer('importVisit', undefined)
  await user.click(confirm())
  expect(await screen.findByText('Этот визит уже добавлен')).toBeTruthy()
  await waitFor(() => expect(path()).toBe('/visits'))
})

test('the input survives a reload', async () => {
  const { user, dialog, close } = await ask(anna, ownVisit({ emails: [] }))
  await user.click(within(dialog).getByRole('radio', { name: 'Другого родственника' }))
  await user.type(within(dialog).getByLabelText(/^E-mail/), 'anna@example')
  close()
  const again = await ask(anna, ownVisit({ emails: [] }))
  expect(within(again.dialog).getByLabelText(/^E-mail/)).toHaveProperty('value', 'anna@example')
  expect(within(again.dialog).getByRole('radio', { name: 'Другого родственника' })).toHaveProperty(
    'checked',
    true,
  )
})
