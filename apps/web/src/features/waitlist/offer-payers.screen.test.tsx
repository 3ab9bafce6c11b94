import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseProgramme, chosenProgramme } from '../../app/cover/chosen-programme.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { NOW, visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { ownExpenses } from '../../testing/payers.ts'
import { anna, tokens } from '../../testing/people.ts'
import { answerSync } from '../../testing/sync-answer.ts'
import { offer } from '../../testing/waits.ts'

const path = `/waitlist/offers/${offer().offerId}`
const price = { priceKind: null, priceFrom: null, priceTo: null }
const paid = {
  ...ownExpenses,
  programmes: [
    {
      ...{ programId: 'epam', programCaption: 'Программа EPAM', phones: '', coverage: 'COVERED' as const },
      ...{ share: 100, limit: null, programmePays: price, personPays: price, coveredOptions: [] },
    },
  ],
  preferred: 'epam',
}
const programme = { programId: 'epam', programCaption: 'Программа EPAM', phones: '' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [visit], past: [] })
  answerSync([visit])
  answer('listPayers', paid)
  answer('showOffer', offer({ timetableId: '501', assignmentId: '71', serviceId: null }))
})
afterEach(() => {
  vi.useRealTimers()
})

test('an offered time is taken by the programme that is chosen first, with one tap', async () => {
  const taken = answer('takeOffer', visit)
  const { user } = await open(path)
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Программа EPAM' })).checked).toBe(true)
  await user.click(await screen.findByRole('button', { name: 'Записаться' }))
  await waitFor(() => expect(taken.map(({ query }) => query)).toEqual([{ programId: 'epam' }]))
})

test('the programme that badges speak of is proposed, and forgotten once the time is taken', async () => {
  const bns = paid.programmes.map(epam => ({ ...epam, programId: 'bns', programCaption: 'БНС', share: 50 }))
  answer('listPayers', { ...paid, programmes: [...paid.programmes, ...bns] })
  chooseProgramme(visit.profileId, 'bns')
  const taken = answer('takeOffer', { ...visit, covererCode: 'bns' })
  const { user } = await open(path)
  expect(await screen.findByRole('radio', { name: 'БНС', checked: true })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Записаться' }))
  await waitFor(() => expect(taken.map(({ query }) => query)).toEqual([{ programId: 'bns' }]))
  await waitFor(() => expect(chosenProgramme(visit.profileId)).toBeUndefined())
})

test('while an offer that is taken waits for its answer, the limit that it has used up itself is not told as a refusal', async () => {
  loseConnection('takeOffer')
  const { user, queries } = await open(path)
  await screen.findByRole('radio', { name: 'Программа EPAM', checked: true })
  await user.click(await screen.findByRole('button', { name: 'Записаться' }))
  const read = answer('listPayers', ownExpenses)
  await queries.invalidateQueries({ queryKey: ['listPayers'] })
  await waitFor(() => expect(read).toHaveLength(1))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Программа EPAM' }).checked).toBe(true)
  expect(screen.queryByText(/Выберите, кто платит/)).toBeNull()
})

test('own expenses after a refusal are what is shown and sent again if that answer is lost', async () => {
  refuse('takeOffer', 'NOT_IN_PROGRAMME', { ...programme, reason: 'suspended' })
  const { user } = await open(path)
  await screen.findByRole('radio', { name: 'Программа EPAM', checked: true })
  await user.click(await screen.findByRole('button', { name: 'Записаться' }))
  const own = await screen.findByRole('button', { name: 'Записаться за свой счёт' })
  const sent = loseConnection('takeOffer')
  await user.click(own)
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'За свой счёт' }).checked).toBe(true)
  for (const { query } of sent) expect(query).not.toHaveProperty('programId')
})

test('a programme that does not pay any more is told, and own expenses are one tap away', async () => {
  refuse('takeOffer', 'NOT_IN_PROGRAMME', { ...programme, reason: 'person' })
  const { user } = await open(path)
  await user.click(await screen.findByRole('button', { name: 'Записаться' }))
  const own = await screen.findByRole('button', { name: 'Записаться за свой счёт' })
  const taken = answer('takeOffer', visit)
  await user.click(own)
  await waitFor(() => expect(taken.map(({ query }) => query)).toEqual([{}]))
})

/** The offer of a move, refused for its coverage. */
async function refusedMove() {
  answer('showOffer', offer({ movesFrom: '2026-12-10T09:00:00Z', orderId: visit.orderId }))
  const changes = { share: 0, formerShare: 100, why: 'not-covered' as const, personPays: price }
  const asked = refuse('takeOffer', 'COVERAGE_CHANGES', {
    ...{ ...programme, ...changes, startDate: '2026-11-25T07:00:00Z' },
  })
  const { user } = await open(path)
  await user.click(await screen.findByRole('button', { name: 'Перенести визит' }))
  return { user, asked, accept: await screen.findByRole('button', { name: 'Перенести за свой счёт' }) }
}

test('a visit that would lose its programme by moving asks first, whichever programme was chosen for another', async () => {
  chooseProgramme(visit.profileId, 'bns')
  const { user, asked, accept } = await refusedMove()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
  expect(asked.map(({ query }) => query)).toEqual([{}])
  const taken = answer('takeOffer', visit)
  await user.click(accept)
  await waitFor(() => expect(taken.map(({ query }) => query)).toEqual([{ acceptedShare: '0' }]))
})

test('who declines instead of answering the question sees why that was refused', async () => {
  const { user } = await refusedMove()
  refuse('declineOffer', 'OFFER_OVER', { state: 'passed' })
  await user.click(screen.getByRole('button', { name: /^Не подходит/ }))
  expect(await screen.findByText('Предложение уже не действует')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Перенести за свой счёт' })).toBeNull()
})

test('without a network the question does not stand beside a decline that is on its way', async () => {
  const { user } = await refusedMove()
  loseConnection('declineOffer')
  await user.click(screen.getByRole('button', { name: /^Не подходит/ }))
  expect(await screen.findByText('Ответ от сервера не пришёл')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Перенести за свой счёт' })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Перенести визит' }).disabled).toBe(true)
})
