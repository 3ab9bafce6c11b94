import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginWithDoctors, card } from '../../features/doctors/testing/doctors-screen.ts'
import { doctorList, listedDoctor } from '../../features/doctors/testing/listed-doctor.ts'
import { answer } from '../../testing/answer.ts'
import { coverAnswer, said } from '../../testing/cover.ts'
import { child } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { session } from '../session/session.ts'
import { chosenProgramme } from './chosen-programme.ts'

beginWithDoctors()

const program = { activatedAt: '2026-01-01', phones: [] }
const epam = { ...program, coverer: 'epam', programCaption: 'EPAM' }
const bns = { ...program, coverer: 'bns', programCaption: 'БНС' }
const doctor = async (id: string) => card(`Ковалевич Анна ${id}`)
const choice = () => screen.findByLabelText('Программа для визита')

beforeEach(() => {
  answer('findDoctors', doctorList([listedDoctor('7'), listedDoctor('8'), listedDoctor('9')]))
  answer('listVisits', { future: [], past: [] })
  answer('listFavourites', [])
  session.start(tokens)
  answer('readProfile', { ...anna, programs: [epam, bns] })
  answer(
    'readCover',
    coverAnswer(
      { epam: 'EPAM', bns: 'БНС' },
      {
        doctors: [
          ...[said('7', 'NOT_COVERED'), said('7', 'COVERED', { by: 'bns', share: 70 })],
          ...[said('8', 'LIMITED'), said('8', 'PARTLY', { by: 'bns' })],
          ...[said('9', 'NOT_COVERED'), said('9', 'NOT_COVERED', { by: 'bns' })],
        ],
      },
    ),
  )
})
afterEach(() => session.end())

test('without a choice each card names the programme that covers most of it, and what it pays', async () => {
  await open('/doctors')
  expect(await (await doctor('7')).findByText(/^Покрывает БНС/)).toHaveProperty(
    'textContent',
    'Покрывает БНС, 70\u00a0%',
  )
  expect((await doctor('8')).getByText('Покрывает EPAM с лимитом')).toBeTruthy()
  expect((await doctor('9')).getByText('Не входит ни в одну из программ')).toBeTruthy()
  expect(await choice()).toHaveProperty('value', '')
})

test('a programme whose limit is used up gives way to one that pays now, and says until when once it is chosen', async () => {
  const usedUp = (of: ReturnType<typeof said>) => ({ ...of, usedUp: { renewsOn: '2027-01-01' } })
  const cover = coverAnswer(
    { epam: 'EPAM', bns: 'БНС' },
    {
      doctors: [
        ...[usedUp(said('7', 'LIMITED', { share: 80 })), said('7', 'LIMITED', { by: 'bns', share: 60 })],
        ...[usedUp(said('8', 'PARTLY')), said('8', 'NOT_COVERED', { by: 'bns' })],
        ...[said('9', 'LIMITED'), said('9', 'NOT_COVERED', { by: 'bns' })],
      ],
    },
  )
  answer('readCover', cover)
  const { user } = await open('/doctors')
  expect(await (await doctor('7')).findByText(/^Покрывает БНС с лимитом/)).toBeTruthy()
  expect((await doctor('8')).getByText('EPAM: лимит исчерпан до 01.01.2027')).toBeTruthy()
  expect((await doctor('9')).getByText('Покрывает EPAM с лимитом')).toBeTruthy()
  await user.selectOptions(await choice(), 'EPAM')
  expect(await (await doctor('7')).findByText('EPAM: лимит исчерпан до 01.01.2027')).toBeTruthy()
})

test('the chosen programme is what badges speak of, also after a reload, until the sign-out', async () => {
  const { user, close } = await open('/doctors')
  await user.selectOptions(await choice(), 'EPAM')
  expect(await (await doctor('7')).findByText('Не покрывает EPAM')).toBeTruthy()
  expect((await doctor('8')).getByText('Покрывает EPAM с лимитом')).toBeTruthy()
  expect(chosenProgramme(anna.me)).toBe('epam')
  close()
  await open('/doctors')
  expect(await choice()).toHaveProperty('value', 'epam')
  expect(await (await doctor('7')).findByText('Не покрывает EPAM')).toBeTruthy()
  await user.selectOptions(await choice(), 'Та, что покрывает больше')
  expect(await (await doctor('7')).findByText(/^Покрывает БНС/)).toBeTruthy()
  await user.selectOptions(await choice(), 'EPAM')
  session.end()
  expect(chosenProgramme(anna.me)).toBeUndefined()
})

test('a filter by one of them is a choice, and another choice changes the filter', async () => {
  const found = answer('findDoctors', doctorList([listedDoctor('7')]))
  const { user, path } = await open('/doctors?program=bns')
  expect(await (await doctor('7')).findByText(/^Покрывает БНС/)).toBeTruthy()
  expect(await choice()).toHaveProperty('value', 'bns')
  await waitFor(() => expect(chosenProgramme(anna.me)).toBe('bns'))
  await user.selectOptions(await choice(), 'EPAM')
  await waitFor(() => expect(path()).toBe('/doctors?program=epam'))
  await waitFor(() => expect(found.at(-1)?.query).toMatchObject({ programId: 'epam' }))
  expect(await (await doctor('7')).findByText('Не покрывает EPAM')).toBeTruthy()
  await user.selectOptions(await choice(), 'Та, что покрывает больше')
  await waitFor(() => expect(path()).toBe('/doctors'))
  expect(chosenProgramme(anna.me)).toBeUndefined()
})

test('of a list for a child the filter offers the programmes of that child, by their names', async () => {
  const coverers = [{ covererCode: 'bns', status: 'ACTIVE', validFrom: '2026-01-01' }]
  answer('readProfile', { ...anna, programs: [epam], family: [child({ coverers })] })
  answer('readCover', coverAnswer({ bns: 'БНС' }))
  answer('listPrograms', [{ code: 'bns', kind: 'INSURER', programCaption: 'БНС' }])
  const { user } = await open('/doctors?profile=2')
  await doctor('7')
  await user.click(await screen.findByRole('button', { name: 'Фильтры (1)' }))
  expect(await screen.findByRole('option', { name: 'БНС' })).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'EPAM' })).toBeNull()
})

test('a list for a child that is filtered by the programme of that child speaks of the child, and not of who looks', async () => {
  const coverers = [{ covererCode: 'bns', status: 'ACTIVE', validFrom: '2026-01-01' }]
  const son = child({ coverers })
  answer('readProfile', { ...anna, programs: [epam], family: [son] })
  answer('listPrograms', [{ code: 'bns', kind: 'INSURER', programCaption: 'БНС' }])
  const asked = answer(
    'readCover',
    coverAnswer({ bns: 'БНС' }, { doctors: [said('7', 'COVERED', { by: 'bns', share: 70 })] }),
  )
  const found = answer('findDoctors', doctorList([listedDoctor('7')]))
  await open('/doctors?profile=2&program=bns')
  expect(await (await doctor('7')).findByText(/^Входит в программу/)).toBeTruthy()
  expect(found.at(-1)?.query).toMatchObject({ programId: 'bns' })
  expect(new Set(asked.map(({ query }) => query.profileId))).toEqual(new Set([son.profileId]))
})

test('whoever has one programme has nothing to choose', async () => {
  answer('readProfile', { ...anna, programs: [epam] })
  answer('readCover', coverAnswer({ epam: 'EPAM' }, { doctors: [said('7', 'COVERED', { share: 70 })] }))
  await open('/doctors')
  expect(await (await doctor('7')).findByText(/^Входит в программу/)).toHaveProperty(
    'textContent',
    'EPAM: Входит в программу, 70\u00a0%',
  )
  expect(screen.queryByLabelText('Программа для визита')).toBeNull()
})

test('the device remembers that there are several, for the room of the choice', async () => {
  await open('/doctors')
  await choice()
  expect(localStorage.getItem('hasProgramme')).toBe('2')
  expect(document.documentElement.dataset.programme).toBe('2')
})
