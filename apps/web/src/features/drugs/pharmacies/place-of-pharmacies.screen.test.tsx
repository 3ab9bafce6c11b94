import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeDrugSettings } from '../../../app/drugs/drug-settings.ts'
import { answer } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { town } from '../../../testing/town.ts'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'
import { fillBasket, onePharmacy } from '../testing/filled-basket.ts'
import { locateAt, locateBy } from '../testing/locate-at.ts'

beginWithDrugs()

test('the best choice asks where the device is as the order by distance does, and says that it is sent', async () => {
  fillBasket()
  const asked = answer('findPharmacies', onePharmacy)
  locateAt({ latitude: 53.91234, longitude: 27.51234 })
  const { user } = await open('/pharmacies')
  await screen.findByText('Найдена 1 аптека')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'Лучший выбор')
  await waitFor(() =>
    expect(asked.at(-1)?.query).toMatchObject({ sort: 'rank', lat: '53.912', lon: '27.512' }),
  )
  expect(screen.getByText(/поиск узнаёт, где вы/)).toBeTruthy()
})

test.each([
  ['Moscow', { latitude: 55.75, longitude: 37.61 }],
  ['New York', { latitude: 40.7, longitude: -74 }],
])(
  'a device in %s gets the list, which says why distance is not taken into account',
  async (_city, coords) => {
    fillBasket()
    const asked = answer('findPharmacies', onePharmacy)
    locateAt(coords)
    const { user } = await open('/pharmacies')
    await screen.findByText('Найдена 1 аптека')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'Ближе ко мне')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Расстояние' }), 'До 1 км')
    expect(await screen.findByText('Расстояние не учтено: вы не в Беларуси.')).toBeTruthy()
    expect(screen.getByText('Найдена 1 аптека')).toBeTruthy()
    expect(screen.queryByText(/поиск узнаёт, где вы/)).toBeNull()
    expect(screen.queryByText(/ (?:км|м) от вас/)).toBeNull()
    expect(screen.getByText('Минск, ул. Немига, 5')).toBeTruthy()
    for (const { query } of asked) expect(query).not.toMatchObject({ lat: expect.anything() })
    locateAt({ latitude: 53.9, longitude: 27.5 })
    await user.click(screen.getByRole('button', { name: 'Определить, где я, ещё раз' }))
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ lat: '53.900', radius: '1' }))
    expect(screen.queryByText(/Расстояние не учтено/)).toBeNull()
  },
)

test('pharmacies of all regions have nothing above them', async () => {
  fillBasket()
  answer('findPharmacies', onePharmacy)
  await open('/pharmacies?town=0')
  expect(await screen.findByText(/^Найден/)).toBeTruthy()
  expect(screen.queryByText('0')).toBeNull()
})

test('within a distance pharmacies of any town are looked for, which is said; no town is left to lift', async () => {
  fillBasket()
  changeDrugSettings({ radius: 3 })
  answer('listLocations', [town(17, 'Минск')])
  const asked = answer('findPharmacies', ({ query }) =>
    query.radius ? { ...onePharmacy, items: [], total: 0 } : onePharmacy,
  )
  locateAt({ latitude: 52.1, longitude: 23.7 })
  const { user } = await open('/pharmacies?town=17')
  expect(await heading('Где купить, Минск')).toBeTruthy()
  expect(asked.at(-1)?.query).toMatchObject({ locationCode: '17' })
  await user.click(await screen.findByRole('button', { name: 'Определить, где я' }))
  expect(await screen.findByText('Показаны аптеки не дальше этого расстояния в любом городе.')).toBeTruthy()
  expect(asked.at(-1)?.query).toMatchObject({ radius: '3', lat: '52.100' })
  expect(asked.at(-1)?.query.locationCode).toBeUndefined()
  expect(await heading('Где купить')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Искать во всех регионах' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Показать и дальше 3 км' }))
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ locationCode: '17' }))
})

test('a kept distance that cannot be applied says so, with the next step', async () => {
  fillBasket()
  changeDrugSettings({ radius: 1 })
  const asked = answer('findPharmacies', onePharmacy)
  locateAt({ latitude: 53.9, longitude: 27.5 })
  const { user } = await open('/pharmacies')
  expect(
    await screen.findByText('Расстояние не учтено: неизвестно, где вы. Нажмите «Определить, где я».'),
  ).toBeTruthy()
  expect(asked.at(-1)?.query.radius).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Определить, где я' }))
  await waitFor(() => expect(asked.at(-1)?.query.radius).toBe('1'))
  expect(screen.queryByText(/Расстояние не учтено/)).toBeNull()
})

test('while the place is looked for only that is said, and where it is not found, why and what to press', async () => {
  fillBasket()
  answer('findPharmacies', onePharmacy)
  let fail: () => void = () => undefined
  locateBy((_found, failed) => {
    fail = () => failed?.({ code: 3 } as GeolocationPositionError)
  })
  const { user } = await open('/pharmacies')
  await screen.findByText('Найдена 1 аптека')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'Лучший выбор')
  expect(await screen.findByText('Определяем, где вы…')).toBeTruthy()
  expect(await screen.findByText('Найдена 1 аптека')).toBeTruthy()
  expect(screen.queryByText(/Расстояние не учтено/)).toBeNull()
  act(() => fail())
  expect(await screen.findByText(/^Не удалось определить местоположение/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Определить, где я' })).toBeTruthy()
  expect(screen.queryByText('Определяем, где вы…')).toBeNull()
  expect(screen.queryByText(/Расстояние не учтено/)).toBeNull()
})
