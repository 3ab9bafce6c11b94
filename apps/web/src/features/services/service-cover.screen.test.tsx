import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { NOW, provider } from '../../testing/clinic.ts'
import { commonService, offeredService, serviceDetails } from '../../testing/common-services.ts'
import { coverAnswer, said } from '../../testing/cover.ts'
import { child } from '../../testing/family.ts'
import { medcenter, medcenterPage } from '../../testing/medcenters.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

const programs = [
  { coverer: 'epam', programCaption: 'EPAM', activatedAt: '2026-01-01', phones: [] },
  { coverer: 'bns', programCaption: 'БНС', activatedAt: '2026-01-01', phones: [] },
]
const option = (id: string, name: string, changesCentre = false) => ({
  ...{ id, code: id, name, covererCodes: [], branchIds: [], changesPrice: true, changesCentre },
  ...{ priceKind: 'fixed' as const, priceFrom: 80, priceTo: null },
})
const centre = (id: string) =>
  medcenter(id, {
    service: offeredService({ options: [option('5', 'С контрастом'), option('6', 'Ночью', true)] }),
  })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('listProviders', [provider('mir', 'Клиника «Мир»')])
  answer('listLocations', [])
  answer('listFavouriteMedcenters', [])
  answer('showService', serviceDetails('9'))
  session.start(tokens)
  answer('readProfile', { ...anna, programs })
})
afterEach(() => {
  session.end()
  vi.useRealTimers()
})

const covers = (programId: string, programCaption: string) =>
  answer('readCover', ({ query }) =>
    coverAnswer(
      { [programId]: programCaption },
      {
        services: query.serviceIds ? [said('9', 'PARTLY', { by: programId })] : [],
        medcenters: query.offeredServiceId
          ? [said('1', 'COVERED', { by: programId }), said('2', 'NOT_COVERED', { by: programId })]
          : [],
        ...(query.offeredServiceId && {
          offers: [
            { ...said('5', 'COVERED', { by: programId }), medcenterId: '1' },
            { ...said('5', 'NOT_COVERED', { by: programId }), medcenterId: '2' },
          ],
        }),
      },
    ),
  )

const cardOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement)

test('where a service can be had, the badge is of this service and of its options there', async () => {
  const asked = covers('epam', 'EPAM')
  answer('findMedcenters', medcenterPage([centre('1'), centre('2')]))
  const { user } = await open('/services/9?town=17')
  const [first, second] = [await cardOf('Центр 1'), await cardOf('Центр 2')]
  expect((await first.findAllByText('Входит в программу'))[0]?.textContent).toBe('EPAM: Входит в программу')
  expect(second.getAllByText('Не входит в программу').length).toBeGreaterThan(0)
  expect(asked.map(({ query }) => query)).toContainEqual({
    ...{ profileId: anna.me, medcenterIds: '1,2', offeredServiceId: '9' },
  })
  await user.click(second.getByText('Варианты услуги'))
  const [contrast, night] = within(second.getByRole('group')).getAllByRole('listitem')
  expect(contrast?.textContent).toContain('Не входит в программу')
  // Somewhere else it may be covered.
  expect(night?.textContent).not.toContain('программу')
})

test('a list filtered by a programme leads to the page of a service by the same one, where it can be changed', async () => {
  covers('bns', 'БНС')
  answer('findServices', {
    ...{ directions: [], items: [commonService('9', { name: 'УЗИ сердца' })], total: 1, nextCursor: null },
  })
  const found = answer('findMedcenters', medcenterPage([centre('1')]))
  answer('listPrograms', [])
  const { user, path } = await open('/services?town=17&q=%D1%83%D0%B7%D0%B8&program=bns')
  await user.click(await screen.findByRole('link', { name: 'УЗИ сердца' }))
  await waitFor(() => expect(path()).toBe('/services/9?town=17&program=bns'))
  await (await cardOf('Центр 1')).findAllByText('Входит в программу')
  expect(found.at(-1)?.query).toMatchObject({ filter: 'byProgram', programId: 'bns', serviceId: '9' })
  await user.selectOptions(screen.getByLabelText('Программа'), 'Не важно')
  await waitFor(() => expect(path()).toBe('/services/9?town=17'))
})

test('the chosen filter of services by a programme has its name', async () => {
  covers('bns', 'БНС')
  answer('listPrograms', [{ code: 'bns', kind: 'INSURER', programCaption: 'БНС' }])
  answer('findServices', {
    ...{ directions: [], items: [commonService('9', { name: 'УЗИ сердца' })], total: 1, nextCursor: null },
  })
  const { user, path } = await open('/services?town=17&program=bns')
  await user.click(await screen.findByRole('button', { name: /БНС/ }))
  await waitFor(() => expect(path()).toBe('/services?town=17'))
})

test('the badges of a service are those of the chosen relative, also after a reload', async () => {
  const coverers = [{ covererCode: 'bns', status: 'ACTIVE', validFrom: '2026-01-01' }]
  const petr = child({ coverers })
  answer('readProfile', { ...anna, programs: [], family: [petr] })
  answer('listPrograms', [{ code: 'bns', kind: 'INSURER', programCaption: 'БНС' }])
  const asked = covers('bns', 'БНС')
  answer('findMedcenters', medcenterPage([centre('1')]))
  const { user, path, close } = await open('/services/9?town=17')
  await user.selectOptions(await screen.findByLabelText('Для кого'), 'Ковалёв Пётр Ильич')
  await (await cardOf('Центр 1')).findAllByText('Входит в программу')
  expect(path()).toBe(`/services/9?town=17&profile=${petr.profileId}`)
  expect(new Set(asked.map(({ query }) => query.profileId))).toEqual(new Set([petr.profileId]))
  close()
  await open(`/services/9?town=17&profile=${petr.profileId}`)
  expect(await screen.findByLabelText('Для кого')).toHaveProperty('value', petr.profileId)
})

test('where no relative is covered there is nobody to choose', async () => {
  answer('readProfile', { ...anna, programs, family: [child()] })
  covers('epam', 'EPAM')
  answer('findMedcenters', medcenterPage([centre('1')]))
  await open('/services/9?town=17')
  await (await cardOf('Центр 1')).findAllByText('Входит в программу')
  expect(screen.queryByLabelText('Для кого')).toBeNull()
})
