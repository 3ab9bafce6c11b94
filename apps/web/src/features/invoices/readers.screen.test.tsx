import { screen } from '@testing-library/react'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { coverage } from '../../testing/programmes.ts'
import { beginWithInvoice, decided, invoice, PAGE } from './testing/invoices-screen.ts'

beginWithInvoice()
beforeEach(() => {
  answer('listCoverages', { coverages: [coverage({ coverer: 'bns' })], requests: [] })
  answer('showVisit', { ...visit, covererCode: 'bns', covererShare: 80 })
})

const [first, second] = invoice().positions.map(position => ({ ...position }))
const consultation = requireValue(first)
const own = { ...requireValue(second), name: 'Анализ', covered: 0 }
const partly = { positions: [consultation, own], covered: consultation.covered }
const unpaid = { positions: [{ ...consultation, covered: 0 }, own], covered: 0 }

test.each([
  [
    'of which the programme pays each position',
    {},
    /причины, если вы их напишете, прочтут программа и медицинский центр/,
  ],
  [
    'of which it pays some',
    partly,
    /программа — только о позициях, за которые она платит; остальных она не видит/,
  ],
  ['of which it pays nothing', unpaid, /прочтёт только медицинский центр: программа за этот счёт не платит/],
  [
    'whose visit was not booked with it',
    { isBookedWithProgramme: false },
    /программа узнает только о том, что вы подтвердите/,
  ],
])('before the answer an invoice %s says who reads it', async (_case, given, words) => {
  answer('showInvoice', invoice(given))
  await open(PAGE)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('each reason says who reads it, and one that is not for the programme is not taken over into one that is', async () => {
  answer('showInvoice', invoice(partly))
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('radio', { name: 'Подтвердить частично' }))
  await user.click(screen.getByRole('checkbox', { name: /^Анализ/ }))
  expect(screen.getByText('Причину прочтёт только медицинский центр')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /: Анализ/ }), 'Платила сама')
  await user.click(screen.getByRole('checkbox', { name: /^Консультация/ }))
  expect(screen.getByText('Причину прочтут программа и медицинский центр')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /: Консультация/ }), 'Не было')
  await user.click(screen.getByRole('radio', { name: 'Отклонить весь счёт' }))
  expect(screen.getByText('Причину прочтут программа и медицинский центр')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Почему отклоняете/ })).toHaveProperty('value', 'Не было')
})

test('a rejected invoice of which the programme pays nothing says that the medical centre alone sees it', async () => {
  answer('showInvoice', decided('REJECTED', unpaid))
  await open(PAGE)
  expect(await screen.findByText(/^Медицинский центр увидит, что не подтверждено/)).toBeTruthy()
})

test('an unanswered invoice of which the programme pays nothing is unanswered for the medical centre alone', async () => {
  answer('showInvoice', invoice({ ...unpaid, state: 'UNANSWERED', canDecide: false }))
  await open(PAGE)
  expect(await screen.findByText(/включительно\. Медицинский центр видит/)).toBeTruthy()
})

test('a programme that pays nothing is not said to pay; what was promised is said, and whom to ask', async () => {
  answer('showInvoice', invoice(unpaid))
  await open(PAGE)
  expect(await screen.findByText('Программа: БНС. За этот счёт она не платит.')).toBeTruthy()
  expect(screen.queryByText(/^Платит:/)).toBeNull()
  expect(await screen.findByText(/^При записи говорилось, что программа заплатит 80 % цены/)).toBeTruthy()
  expect(await screen.findByRole('link', { name: /200.00.00/ })).toHaveProperty('href', 'tel:+375172000000')
})

test('where nothing was promised it is only said whom to ask', async () => {
  answer('showInvoice', invoice(unpaid))
  answer('showVisit', visit)
  await open(PAGE)
  expect(await screen.findByText(/^Если вы ждали, что программа заплатит/)).toBeTruthy()
})

test('reasons about a visit that was not booked with the programme are for the medical centre', async () => {
  answer('showInvoice', invoice({ isBookedWithProgramme: false }))
  const { user } = await open(PAGE)
  await user.click(await screen.findByRole('radio', { name: 'Отклонить весь счёт' }))
  expect(screen.getByText('Причину прочтёт только медицинский центр')).toBeTruthy()
})

test('an invoice that nobody answered says what to do about a mistake, with the phones of both', async () => {
  answer('showInvoice', invoice({ state: 'UNANSWERED', canDecide: false }))
  answer('showVisit', { ...visit, branchPhones: '+375 17 200-00-01' })
  const bns = { coverer: 'bns', programCaption: 'БНС', phones: ['+375 17 200-00-02'] }
  answer('listCoverages', { coverages: [coverage(bns)], requests: [] })
  await open(PAGE)
  expect(
    await screen.findByText(/^Если в счёте ошибка, позвоните в медицинский центр или в программу/),
  ).toBeTruthy()
  for (const name of [/200-00-01/, /200-00-02/])
    expect(await screen.findByRole('link', { name })).toBeTruthy()
})
