import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { coverAnswer, said } from '../../../testing/cover.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { beginWithServices, liverOpen } from './testing/services-to-choose.ts'

beginWithServices()
afterEach(() => session.end())

test('with several programmes the badges follow the chosen option and the chosen programme, which the page asks once', async () => {
  session.start(tokens)
  const program = { activatedAt: '2026-01-01', phones: [] }
  const programs = [
    { ...program, coverer: 'epam', programCaption: 'EPAM' },
    { ...program, coverer: 'bns', programCaption: 'БНС' },
  ]
  answer('readProfile', { ...anna, programs })
  answer('listVisits', { future: [], past: [] })
  answer('listBookingCapabilities', [])
  const both = (id: string, share: number) => [
    said(id, 'NOT_COVERED'),
    said(id, 'COVERED', { by: 'bns', share }),
  ]
  const asked = answer('readCover', ({ query }) =>
    coverAnswer(
      { epam: 'EPAM', bns: 'БНС' },
      {
        services: both('4', 70),
        options: [...both('41', 50), said('42', 'COVERED')],
        ...(query.doctorIds && { doctors: both('9', query.offeredOptionId ? 50 : 70) }),
      },
    ),
  )
  const { user } = await open(`${liverOpen}&branch=1&date=2026-03-02`)
  const card = async () =>
    within((await screen.findByRole('heading', { name: 'УЗИ печени' })).parentElement as HTMLElement)
  expect(await (await card()).findByText(/^Покрывает БНС/)).toHaveProperty(
    'textContent',
    'Покрывает БНС, 70\u00a0%',
  )
  await user.click(await screen.findByRole('radio', { name: /^Вариант 41 / }))
  await waitFor(async () =>
    expect((await card()).getByText(/^Покрывает БНС/).textContent).toBe('Покрывает БНС, 50\u00a0%'),
  )
  await waitFor(() =>
    expect(asked.map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ doctorIds: '9', offeredServiceId: '4', offeredOptionId: '41' }),
    ),
  )
  await user.selectOptions(screen.getByLabelText('Программа для визита'), 'EPAM')
  expect(await (await card()).findByText('Не покрывает EPAM')).toBeTruthy()
  expect(screen.getByRole('radio', { name: /^Вариант 41 \*\* / })).toBeTruthy()
})

test('on a day after the end of the programme neither the service nor its options are covered', async () => {
  session.start(tokens)
  const program = { activatedAt: '2026-01-01', phones: [], coverer: 'epam', programCaption: 'EPAM' }
  answer('readProfile', { ...anna, programs: [program] })
  answer('listVisits', { future: [], past: [] })
  answer('listBookingCapabilities', [])
  answer('readCover', {
    ...coverAnswer({}, { services: [said('4', 'COVERED')], options: [said('41', 'COVERED')] }),
    programmes: [{ programId: 'epam', programCaption: 'EPAM', to: '2026-11-23' }],
  })
  await open(`${liverOpen}&branch=1&date=2026-11-24`)
  expect(await screen.findAllByText('Не входит в программу после 23.11.2026')).toHaveLength(2)
  expect(screen.getByRole('radio', { name: /^Вариант 41 \*\* / })).toBeTruthy()
})
