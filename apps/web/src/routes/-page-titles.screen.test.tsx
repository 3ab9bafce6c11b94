import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from '../testing/answer.ts'
import { branch, clinic, doctor, NOW } from '../testing/clinic.ts'
import { basketPack, CURRENT, drugDetails, drugPage, pharmacyDetails } from '../testing/drugs.ts'
import { medcenterDetails, medcenterPage } from '../testing/medcenters.ts'
import { open } from '../testing/open.tsx'
import { town } from '../testing/town.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('listLocations', [town(17, 'Минск'), town(162, 'Брест')])
  answer('listProviders', [{ ...clinic('mir', 'Клиника «Мир»'), isDemo: true }])
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
  answer('listPhysicians', [doctor('7', { providerCode: 'mir' })])
  answer('listDoctorTimeslots', [])
  answer('listServices', { directions: [], subGroups: [], services: [] })
  answer('findMedcenters', medcenterPage([]))
  answer('showMedcenter', medcenterDetails('1'))
  answer('findServices', {
    directions: [{ id: '10', name: 'УЗИ', servicesCount: 2, groups: [] }],
    ...{ items: [], total: 0, nextCursor: null },
  })
  answer('findDrugs', drugPage([]))
  answer('showDrug', drugDetails())
  answer('showPharmacy', pharmacyDetails())
  answer('listPacks', { items: [basketPack('11')], removed: [], prices: CURRENT })
  answer('findPharmacies', { items: [], total: 0, nextCursor: null, split: null, prices: CURRENT })
  return () => void vi.useRealTimers()
})

test.each([
  ['/medcenters?town=17', 'Медицинские центры, Минск · Визит'],
  ['/medcenters', 'Медицинские центры · Визит'],
  ['/services?town=17', 'Все услуги, Минск · Визит'],
  ['/services?direction=10&town=17', 'УЗИ, Минск · Визит'],
  ['/drugs?town=17', 'Лекарства, Минск · Визит'],
  ['/pharmacies?packs=11:1&town=17', 'Где купить, Минск · Визит'],
  ['/search?town=17', 'Поиск, Минск · Визит'],
  ['/clinics/mir/branches/1', 'Филиал на Немиге: врачи и услуги · Визит'],
  ['/clinics/mir/doctors/7', 'Ковалевич Анна 7 (Демо), терапевт · Визит'],
  ['/drugs/1', 'Нурофен, таблетки · Визит'],
  ['/pharmacies/7', 'Аптека № 7, Минск · Визит'],
])('the title of %s tells its town, its form or that it is of the demo: %s', async (path, title) => {
  await open(path)
  await waitFor(() => expect(document.title).toBe(title))
})

test('a list whose words name a town is titled by it', async () => {
  const understood = {
    ...{ query: 'мир', by: 'town' as const },
    town: { locationCode: 162, name: 'Брест' },
  }
  answer('findMedcenters', { ...medcenterPage([]), understood })
  await open('/medcenters?q=мир брест&town=17')
  await waitFor(() => expect(document.title).toBe('Медицинские центры, Брест · Визит'))
})
