import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { timeslot, visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna } from '../../testing/people.ts'
import { epam, limit, payers } from './testing/payers-to-choose.ts'
import { beginWithFreeSlot, confirmButton, path } from './testing/slot-to-book.ts'

beginWithFreeSlot()

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

test('the only programme that does not cover the day of the visit says so before the booking', async () => {
  const ended = { reason: 'ended', date: '2026-12-01' } as const
  const notCovering = { programId: 'epam', programCaption: 'Программа EPAM', phones: '', ...ended }
  answer('listPayers', { ...payers(), preferred: null, notCovering })
  const { user } = await open(path)
  expect((await screen.findByRole('alert')).textContent).toContain('01.12.2026')
  expect(screen.getByText(/^Этот визит — за свой счёт/)).toBeTruthy()
  const booked = answer('bookVisit', visit)
  await user.click(await confirmButton())
  await waitFor(() => expect(booked).toHaveLength(1))
})

test.each([
  [{ reason: 'ended', date: '2026-11-20' }, 'Выберите день по 20.11.2026 или другого врача.'],
  [{ reason: 'not-begun', date: '2026-12-01' }, 'Выберите день с 01.12.2026 или другого врача.'],
  [{ reason: 'suspended' }, 'Выберите другого врача.'],
] as const)(
  'a doctor for members is not booked at own expense on a day without the programme (%o)',
  async (why, next) => {
    const { assignment } = timeslot
    answer('showTimeslot', { ...timeslot, assignment: { ...assignment, bookingPolicy: 'programme' } })
    const notCovering = { programId: 'epam', programCaption: 'Программа EPAM', phones: '', ...why }
    answer('listPayers', { ...payers(), preferred: null, notCovering })
    await open(path)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Врач принимает только участников программ')
    expect(alert.textContent).toContain(next)
    expect(document.body.textContent).not.toContain('за свой счёт')
    expect(((await confirmButton()) as HTMLButtonElement).disabled).toBe(true)
  },
)

test('a doctor for members is booked with another programme where the chosen one has ended', async () => {
  const { assignment } = timeslot
  answer('showTimeslot', { ...timeslot, assignment: { ...assignment, bookingPolicy: 'programme' } })
  answer('listPayers', payers(epam, { ...epam, programId: 'bns', programCaption: 'БНС' }))
  const { user, queries } = await open(path)
  await user.click(await screen.findByRole('radio', { name: 'Программа EPAM' }))
  const ofBns = payers({ ...epam, programId: 'bns', programCaption: 'БНС' })
  const over = { programId: 'epam', programCaption: 'Программа EPAM', phones: '', reason: 'over' as const }
  answer('listPayers', ({ query }) =>
    query.programId === 'epam' ? { ...ofBns, notCovering: { ...over, date: '2026-11-24' } } : ofBns,
  )
  await queries.invalidateQueries({ queryKey: ['listPayers'] })
  expect((await screen.findByRole('alert')).textContent).toContain('24.11.2026')
  expect(document.body.textContent).not.toContain('Выберите другого врача')
  const booked = answer('bookVisit', visit)
  await user.click(screen.getByRole('radio', { name: 'БНС' }))
  await user.click(await confirmButton())
  await waitFor(() => expect(booked).toMatchObject([{ body: { programId: 'bns' } }]))
})

test('while a booking waits for its answer, the limit that it has used up itself is not told as a refusal', async () => {
  answer('listPayers', payers(epam))
  loseConnection('bookVisit')
  const { user, queries } = await open(path)
  await user.click(await confirmButton())
  const read = answer('listPayers', payers({ ...epam, coverage: 'LIMITED', share: 0, limit }))
  await queries.invalidateQueries({ queryKey: ['listPayers'] })
  await waitFor(() => expect(read).toHaveLength(1))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Программа EPAM' }).checked).toBe(true)
  expect(screen.queryByText(/Выберите, кто платит/)).toBeNull()
  expect(screen.queryByText(/исчерпан/)).toBeNull()
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
    expect(alert.textContent).toMatch(/Телефон программы:.375.*200.00.02/)
    expect(
      within(alert)
        .getByRole('link', { name: /200-00-02/ })
        .getAttribute('href'),
    ).toBe('tel:+375172000002')
    const booked = answer('bookVisit', visit)
    await user.click(screen.getByRole('button', { name: 'Записаться за свой счёт' }))
    await waitFor(() => expect(at()).toBe('/visits'))
    expect(booked.map(({ body }) => body)).toEqual([
      { timetableId: '501', assignmentId: '71', profileId: anna.me },
    ])
  })

  test('is booked at own expense, and shown and sent so again if that answer is lost', async () => {
    const { user } = await open(path)
    await user.click(await confirmButton())
    await screen.findByRole('alert')
    const sent = loseConnection('bookVisit')
    await user.click(screen.getByRole('button', { name: 'Записаться за свой счёт' }))
    await waitFor(() => expect(sent.length).toBeGreaterThan(0))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'За свой счёт' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Программа EPAM' }).checked).toBe(false)
    expect(screen.queryByText(/Платит: Программа EPAM/)).toBeNull()
    for (const { body } of sent) expect(body).not.toHaveProperty('programId')
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
    expect(alert.textContent).toMatch(/Телефон программы:.375.*200.00.02/)
    expect(
      within(alert)
        .getByRole('link', { name: /200-00-02/ })
        .getAttribute('href'),
    ).toBe('tel:+375172000002')
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

test('without a network, whoever has no programme reads nothing of one', async () => {
  const asked = loseConnection('listPayers')
  await open(path)
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  await confirmButton()
  expect(screen.queryByText(/Не удалось узнать, оплатит ли визит программа/)).toBeNull()
})
