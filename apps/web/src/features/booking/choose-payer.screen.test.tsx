import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseProgramme, chosenProgramme } from '../../app/cover/chosen-programme.ts'
import { answer, loseConnection } from '../../testing/answer.ts'
import { timeslot, visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna } from '../../testing/people.ts'
import { option, service } from '../../testing/services.ts'
import { answerSync } from '../../testing/sync-answer.ts'
import { epam, limit, payers } from './testing/payers-to-choose.ts'
import { beginWithFreeSlot, confirmButton, path } from './testing/slot-to-book.ts'

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

test('who is chosen to pay stands beside the button as well, and right after the patient', async () => {
  answer('listPayers', payers(epam))
  const { user } = await open(path)
  expect(await screen.findByText('Платит: Программа EPAM, вы — 18,10 руб.')).toBeTruthy()
  const [payer, addChild] = [
    screen.getByRole('radiogroup', { name: 'Кто платит' }),
    screen.getByRole('button', { name: 'Добавить ребёнка' }),
  ]
  expect(payer.compareDocumentPosition(addChild)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(screen.getByRole('radio', { name: 'За свой счёт' }))
  expect(screen.getByText(/^За свой счёт, 90,50\sруб\.$/)).toBeTruthy()
  expect(screen.queryByText(/^Платит: Программа EPAM/)).toBeNull()
})

test.each([
  [80, 'Платит: Программа EPAM, 80\u00a0%'],
  [100, 'Платит: Программа EPAM'],
])('beside the button, without a known price, the share of %i %% is said', async (share, words) => {
  const unknown = { priceKind: null, priceFrom: null, priceTo: null }
  answer('listPayers', payers({ ...epam, share, programmePays: unknown, personPays: unknown }))
  await open(path)
  expect((await screen.findByText(/^Платит:/)).textContent).toBe(words)
})

test.each([
  ['epam', 80, 'Платит: Программа EPAM. Программа заплатит 80 % цены, остальное — вы.'],
  ['epam', 100, 'Платит: Программа EPAM.'],
  [null, null, 'Вы платите сами в медицинском центре.'],
])('who pays is said with the success: %s, %s', async (covererCode, covererShare, said) => {
  const program = { coverer: 'epam', programCaption: 'EPAM', activatedAt: '2026-01-01', phones: [] }
  answer('readProfile', { ...anna, programs: [program] })
  answer('listPayers', payers(epam))
  answer('bookVisit', visit)
  const { user } = await open(path)
  const book = await confirmButton()
  answerSync([{ ...visit, covererCode, covererShare }])
  await user.click(book)
  expect(await screen.findByText(said)).toBeTruthy()
})

test('the success says the parts of a known price in rubles, as the form did', async () => {
  const program = { coverer: 'epam', programCaption: 'EPAM', activatedAt: '2026-01-01', phones: [] }
  answer('readProfile', { ...anna, programs: [program] })
  answer('listPayers', payers(epam))
  answer('bookVisit', visit)
  const { user } = await open(path)
  const book = await confirmButton()
  const paid = { covererCode: 'epam', covererShare: 80, priceKind: 'fixed' as const, priceFrom: 90.5 }
  answerSync([{ ...visit, ...paid }])
  await user.click(book)
  expect(await screen.findByText(/Программа заплатит 72,40.руб\., вы — 18,10.руб\./)).toBeTruthy()
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

test('while a booking waits for its answer nobody else can be chosen to pay, because it is booked as it was sent', async () => {
  answer('listPayers', payers(epam))
  const sent = loseConnection('bookVisit')
  const { user } = await open(path)
  await user.click(await confirmButton())
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  const own = await screen.findByRole<HTMLInputElement>('radio', { name: 'За свой счёт' })
  await waitFor(() => expect(own.disabled).toBe(true))
  await user.click(own)
  expect(own.checked).toBe(false)
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
  expect(screen.queryByText(/^За свой счёт/)).toBeNull()
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
  ['used up', { ...epam, coverage: 'LIMITED' as const, share: 0, limit }],
  ['not covering it', { ...epam, coverage: 'NOT_COVERED' as const, share: 0 }],
])(
  'where the only programme pays nothing, %s, the line beside the button says so, too',
  async (_case, programme) => {
    answer('listPayers', payers(programme))
    await open(path)
    expect(await screen.findByText(/^За свой счёт, 90,50\sруб\.$/)).toBeTruthy()
  },
)

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
