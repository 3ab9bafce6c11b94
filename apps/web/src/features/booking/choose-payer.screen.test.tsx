import { screen, waitFor, within } from '@testing-library/react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { chooseProgramme, chosenProgramme } from '../../app/cover/chosen-programme.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { timeslot, visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna } from '../../testing/people.ts'
import { option, service } from '../../testing/services.ts'
import { beginWithFreeSlot, confirmButton, path } from './testing/slot-to-book.ts'

type Payers = Answer<'listPayers'>
type Payer = Payers['programmes'][number]

const fixed = (priceFrom: number) => ({ priceKind: 'fixed' as const, priceFrom, priceTo: null })

const epam: Payer = {
  programId: 'epam',
  programCaption: 'Программа EPAM',
  phones: '+375 17 200-00-02',
  coverage: 'COVERED',
  share: 80,
  limit: null,
  programmePays: fixed(72.4),
  personPays: fixed(18.1),
  coveredOptions: [],
}

const payers = (...programmes: Payer[]): Payers => ({
  price: fixed(90.5),
  programmes,
  preferred: programmes.find(({ share }) => share > 0)?.programId ?? null,
})

const limit = {
  name: 'Консультации',
  visits: 10,
  remaining: 0,
  period: 'YEAR' as const,
  ofFamily: false,
  renewsOn: '2027-01-01',
}

beginWithFreeSlot()

test('the programme is chosen first, and says both parts of the price', async () => {
  answer('listPayers', payers(epam))
  const booked = answer('bookVisit', { ...visit, covererCode: 'epam' })
  const { user, path: at } = await open(path)
  const radio = await screen.findByRole<HTMLInputElement>('radio', { name: 'Программа EPAM' })
  expect(radio.checked).toBe(true)
  expect(screen.getByText('Программа заплатит 72,40 руб., вы — 18,10 руб.')).toBeTruthy()
  await user.click(await confirmButton())
  await waitFor(() => expect(at()).toBe('/visits'))
  expect(booked[0]?.body).toMatchObject({ profileId: anna.me, programId: 'epam' })
})

test('own expenses are one tap away, and stay chosen after a reload', async () => {
  answer('listPayers', payers(epam))
  const booked = answer('bookVisit', visit)
  const first = await open(path)
  await first.user.click(await screen.findByRole('radio', { name: 'За свой счёт' }))
  first.close()
  const { user } = await open(path)
  const own = await screen.findByRole<HTMLInputElement>('radio', { name: 'За свой счёт' })
  expect(own.checked).toBe(true)
  await user.click(await confirmButton())
  await waitFor(() => expect(booked[0]?.body).not.toHaveProperty('programId'))
})

const bns = { ...epam, programId: 'bns', programCaption: 'БНС', share: 50 }

test('the programme that was chosen before the time is proposed, and forgotten with the booking', async () => {
  answer('listPayers', payers(epam, bns))
  const booked = answer('bookVisit', { ...visit, covererCode: 'bns' })
  chooseProgramme(anna.me, 'bns')
  const { user, path: at } = await open(path)
  expect(await screen.findByRole<HTMLInputElement>('radio', { name: 'БНС', checked: true })).toBeTruthy()
  await user.click(await confirmButton())
  await waitFor(() => expect(at()).toBe('/visits'))
  expect(booked[0]?.body).toMatchObject({ programId: 'bns' })
  expect(chosenProgramme(anna.me)).toBeUndefined()
})

test('a chosen programme that does not pay for this visit is not replaced without a question', async () => {
  answer('listPayers', payers(epam, { ...bns, coverage: 'NOT_COVERED', share: 0 }))
  const booked = answer('bookVisit', { ...visit, covererCode: 'epam' })
  chooseProgramme(anna.me, 'bns')
  const { user } = await open(path)
  expect(
    await screen.findByText('Выбранная программа этот визит не оплачивает. Выберите, кто платит.'),
  ).toBeTruthy()
  const choice = within(screen.getByRole('radiogroup', { name: 'Кто платит' }))
  expect(choice.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.getByText(/БНС/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Программа EPAM' }))
  await user.click(await confirmButton())
  await waitFor(() => expect(booked[0]?.body).toMatchObject({ programId: 'epam' }))
})

test("a programme that was chosen before the time and is not the patient's is not proposed", async () => {
  answer('listPayers', payers(epam))
  chooseProgramme(anna.me, 'gone')
  await open(path)
  expect(await screen.findByRole('radio', { name: 'Программа EPAM', checked: true })).toBeTruthy()
})

test('people without a programme are not asked', async () => {
  await open(path)
  await confirmButton()
  expect(screen.queryByRole('radiogroup', { name: 'Кто платит' })).toBeNull()
})

test('a limit says what remains; used up, when it begins anew', async () => {
  const left = { ...epam, coverage: 'LIMITED' as const, share: 100, limit: { ...limit, remaining: 3 } }
  const bns = {
    ...epam,
    programId: 'bns',
    programCaption: 'БНС',
    coverage: 'LIMITED' as const,
    share: 0,
    limit,
  }
  answer('listPayers', payers(left, bns))
  await open(path)
  expect(await screen.findByText(/Лимит «Консультации»: осталось 3 из 10/)).toBeTruthy()
  expect(
    screen.getByText(/БНС: лимит «Консультации» исчерпан.* Снова доступен с 01\.01\.2027\./),
  ).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'БНС' })).toBeNull()
})

test('where the only limit is used up, the form says who pays', async () => {
  answer('listPayers', payers({ ...epam, coverage: 'LIMITED', share: 0, limit }))
  await open(path)
  expect(await screen.findByText(/^Этот визит — за свой счёт\./)).toBeTruthy()
  expect(screen.queryByRole('radiogroup', { name: 'Кто платит' })).toBeNull()
})

test.each([
  [{ reason: 'grown-up', date: '2026-12-01' }, /уже 18 лет.* на день раньше 01\.12\.2026/],
  [{ reason: 'suspended' }, /программа приостановлена/],
  [{ reason: 'ended', date: '2026-12-01' }, /последний день программы .* — 01\.12\.2026/],
  [{ reason: 'not-begun', date: '2026-12-01' }, /начнёт действовать .* 01\.12\.2026/],
])('a programme that does not pay because of %o says so', async (why, words) => {
  answer('listPayers', payers(epam))
  const ofEpam = { programId: 'epam', programCaption: 'Программа EPAM', phones: '' }
  refuse('bookVisit', 'NOT_IN_PROGRAMME', { ...ofEpam, ...why } as never)
  const { user } = await open(path)
  await user.click(await confirmButton())
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
})

describe('a programme that ended while the form was open', () => {
  beforeEach(() => {
    answer('listPayers', payers(epam))
    refuse('bookVisit', 'NOT_IN_PROGRAMME', {
      programId: 'epam',
      programCaption: 'Программа EPAM',
      phones: '+375172000002',
      reason: 'person',
    })
  })

  test('is told with the coverer’s phone, and the same visit is booked at own expense by one tap', async () => {
    const { user, path: at } = await open(path)
    await user.click(await confirmButton())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Визит не входит в программу')
    expect(alert.textContent).toContain('Запишитесь за свой счёт или спросите программу, почему.')
    expect(alert.textContent).not.toContain('другой день')
    expect(alert.textContent).toMatch(/Телефон программы: .375.*200.00.02/)
    const booked = answer('bookVisit', visit)
    await user.click(screen.getByRole('button', { name: 'Записаться за свой счёт' }))
    await waitFor(() => expect(at()).toBe('/visits'))
    expect(booked.map(({ body }) => body)).toEqual([
      { timetableId: '501', assignmentId: '71', profileId: anna.me },
    ])
  })

  test('is said with the day before anything is sent', async () => {
    const { queries } = await open(path)
    await screen.findByRole('radio', { name: 'Программа EPAM' })
    const over = { programId: 'epam', programCaption: 'Программа EPAM', phones: '+375172000002' }
    const asked = answer('listPayers', ({ query }) =>
      query.programId === 'epam'
        ? { ...payers(), notCovering: { ...over, reason: 'over' as const, date: '2026-11-24' } }
        : payers(),
    )
    await queries.invalidateQueries({ queryKey: ['listPayers'] })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(
      /Программа EPAM: с 24\.11\.2026 программа для этого пациента не действует/,
    )
    expect(alert.textContent).toMatch(/Телефон программы: .375.*200.00.02/)
    expect(screen.getByText(/Выберите, кто платит/)).toBeTruthy()
    expect(asked.map(({ query }) => query.programId)).toEqual([undefined, 'epam'])
  })

  test('is not replaced by own expenses without a question', async () => {
    const { user, queries } = await open(path)
    await screen.findByRole('radio', { name: 'Программа EPAM' })
    answer('listPayers', payers())
    await queries.invalidateQueries({ queryKey: ['listPayers'] })
    expect(await screen.findByText(/Выберите, кто платит/)).toBeTruthy()
    const booked = answer('bookVisit', visit)
    await user.click(await confirmButton())
    expect(booked).toHaveLength(0)
    await user.click(screen.getByRole('radio', { name: 'За свой счёт' }))
    expect(screen.getByText(/^Этот визит — за свой счёт\./)).toBeTruthy()
    await user.click(await confirmButton())
    await waitFor(() => expect(booked).toHaveLength(1))
  })
})

test('a service whose option is not covered offers the covered one', async () => {
  const scan = service('4', '20', { options: [option('41', ['1'], { name: 'С допплером' })] })
  answer('showTimeslot', { ...timeslot, service: scan })
  const none = { ...epam, coverage: 'NOT_COVERED' as const, share: 0 }
  const asked = answer('listPayers', ({ query }) =>
    query.serviceOptionId === '41'
      ? payers(epam)
      : payers({ ...none, coveredOptions: [{ id: '41', name: 'С допплером' }] }),
  )
  const { user, path: at } = await open('/service/501?clinic=demo&service=4')
  expect(await screen.findByText('Программа EPAM: этот визит программа не оплачивает.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'С допплером' }))
  expect(await screen.findByRole('radio', { name: 'Программа EPAM' })).toBeTruthy()
  expect(at()).toContain('option=41')
  expect(asked.at(-1)?.query).toMatchObject({ serviceId: '4', serviceOptionId: '41' })
})

test('if it cannot be found out who pays, own expenses can be booked and it can be asked again', async () => {
  refuse('listPayers', 'CLINIC_UNAVAILABLE', { reason: 'silent', phones: '' })
  const booked = answer('bookVisit', visit)
  const { user } = await open(path)
  expect(await screen.findByText(/Не удалось узнать, оплатит ли визит программа/)).toBeTruthy()
  answer('listPayers', payers(epam))
  await user.click(screen.getByRole('button', { name: 'Узнать ещё раз' }))
  expect(await screen.findByRole('radio', { name: 'Программа EPAM' })).toBeTruthy()
  expect(booked).toHaveLength(0)
})

describe('where it cannot be read anew who pays', () => {
  const unknown = /Не удалось узнать, оплатит ли визит программа/

  test('the chosen programme stays in the form that sends it', async () => {
    answer('listPayers', payers(epam))
    const booked = answer('bookVisit', { ...visit, covererCode: 'epam' })
    const { user, queries } = await open(path)
    await screen.findByRole('radio', { name: 'Программа EPAM' })
    refuse('listPayers', 'CLINIC_UNAVAILABLE', { reason: 'silent', phones: '' })
    await queries.invalidateQueries({ queryKey: ['listPayers'] })
    expect((await screen.findByText(unknown)).closest('[role=alert]')?.textContent).toContain(
      'заплатит тот, кто выбран',
    )
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Программа EPAM' }).checked).toBe(true)
    await user.click(await confirmButton())
    await waitFor(() => expect(booked[0]?.body).toMatchObject({ programId: 'epam' }))
  })

  test('own expenses can be chosen instead of the programme', async () => {
    answer('listPayers', payers(epam))
    const booked = answer('bookVisit', visit)
    const { user, queries } = await open(path)
    await screen.findByRole('radio', { name: 'Программа EPAM' })
    refuse('listPayers', 'CLINIC_UNAVAILABLE', { reason: 'silent', phones: '' })
    await queries.invalidateQueries({ queryKey: ['listPayers'] })
    await screen.findByText(unknown)
    await user.click(screen.getByRole('radio', { name: 'За свой счёт' }))
    await user.click(await confirmButton())
    await waitFor(() => expect(booked[0]?.body).not.toHaveProperty('programId'))
  })

  test('after a reload the programme, which cannot be named, is sent by nobody who did not choose again', async () => {
    answer('listPayers', payers(epam))
    const booked = answer('bookVisit', visit)
    const first = await open(path)
    await first.user.click(await screen.findByRole('radio', { name: 'За свой счёт' }))
    await first.user.click(screen.getByRole('radio', { name: 'Программа EPAM' }))
    first.close()
    refuse('listPayers', 'CLINIC_UNAVAILABLE', { reason: 'silent', phones: '' })
    const { user } = await open(path)
    await screen.findByText(unknown)
    expect(screen.queryByText(/визит не оплачивает/)).toBeNull()
    await user.click(await confirmButton())
    expect(booked).toHaveLength(0)
    await user.click(screen.getByRole('radio', { name: 'За свой счёт' }))
    expect(screen.getByText('Этот визит — за свой счёт.')).toBeTruthy()
    await user.click(await confirmButton())
    await waitFor(() => expect(booked[0]?.body).not.toHaveProperty('programId'))
  })
})
