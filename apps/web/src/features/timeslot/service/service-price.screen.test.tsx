import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { coverAnswer, said } from '../../../testing/cover.ts'
import { child } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { about, beginWithServices, liverOpen, optionsOf, select } from './testing/services-to-choose.ts'

beginWithServices()

test('the price, the duration, and 150 characters of the description until more is requested', async () => {
  const { user } = await open(liverOpen)
  expect(await screen.findByText('от 50 руб.')).toBeTruthy()
  expect(screen.getByText('60 мин')).toBeTruthy()
  const folded = screen.getByText(/^Снимите украшения/)
  expect(folded.textContent?.length).toBeLessThanOrEqual(151)
  await user.click(screen.getByRole('button', { name: 'Показать полностью: УЗИ печени' }))
  expect(folded.textContent).toBe(about)
  await user.click(screen.getByRole('button', { name: 'Свернуть: УЗИ печени' }))
  expect(folded.textContent).not.toBe(about)
})

test('an option changes the price; where it is missing there are asterisks and a legend', async () => {
  const { user, path } = await open(`${liverOpen}&branch=1`)
  const elsewhere = await screen.findByRole('radio', { name: /^Вариант 42 \*.*только: Филиал на Парковой/ })
  expect(screen.getByRole('radio', { name: /^Вариант 41 80\sруб/ })).toBeTruthy()
  expect(screen.getByText(/^\* Нет в выбранном филиале/)).toBeTruthy()

  await user.click(elsewhere)
  await waitFor(() => expect(path()).toBe(`${liverOpen}&option=42&branch=2`))
  expect(await screen.findByText('120 руб.', { selector: 'strong' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Изменить' }))
  const branches = await select('Филиал')
  expect(optionsOf(branches)).toEqual(['Филиал на Немиге *', 'Филиал на Парковой'])
  expect(screen.getByText(/^\* — филиалы, где выбранного варианта услуги нет/)).toBeTruthy()

  await user.selectOptions(branches, '1')
  await waitFor(() => expect(path()).toBe(`${liverOpen}&branch=1&doctor=9`))
})

test('an option says whether the programme covers it; one that it does not has two asterisks', async () => {
  session.start(tokens)
  const program = { coverer: 'epam', programCaption: 'EPAM', activatedAt: '2026-01-01', phones: [] }
  answer('readProfile', { ...anna, programs: [program] })
  answer('listVisits', { future: [], past: [] })
  answer(
    'readCover',
    coverAnswer({ epam: 'EPAM' }, { options: [said('41', 'LIMITED'), said('42', 'NOT_COVERED')] }),
  )
  await open(liverOpen)
  expect(
    await screen.findByRole('radio', { name: /^Вариант 41 80\sруб\..*EPAM:\s*Входит с лимитом$/ }),
  ).toBeTruthy()
  expect(screen.getByRole('radio', { name: /^Вариант 42 \*\*.*EPAM:\s*Не входит в программу$/ })).toBeTruthy()
  expect(screen.getByText('** Не входит в программу.')).toBeTruthy()
})

test('for a child the options say what the programme of that child covers', async () => {
  session.start(tokens)
  const program = { coverer: 'epam', programCaption: 'EPAM', activatedAt: '2026-01-01', phones: [] }
  const coverers = [{ covererCode: 'bns', status: 'ACTIVE', validFrom: '2026-01-01' }]
  const masha = child({ coverers })
  answer('readProfile', { ...anna, programs: [program], family: [masha] })
  answer('listVisits', { future: [], past: [] })
  const asked = answer(
    'readCover',
    coverAnswer({ bns: 'БНС' }, { services: [said('3', 'COVERED', { by: 'bns' })] }),
  )
  answer('listBookingCapabilities', [])
  await open('/service?clinic=demo&direction=11&service=1&child=-1')
  await waitFor(() => expect(asked.map(({ query }) => query.profileId)).toContain(masha.profileId))
  expect(asked.map(({ query }) => query.profileId)).not.toContain(anna.me)
})
