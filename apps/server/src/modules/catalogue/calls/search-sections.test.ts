import { expect, test } from 'vitest'
import { fillDrugsWorld } from '../../drugs/testing/drugs-world.ts'
import { loadReferenceData } from '../../reference-data/public.ts'
import { catalogueApp, NOW } from '../testing/catalogue-app.ts'

const { get, db } = await catalogueApp()
await loadReferenceData(db)
await fillDrugsWorld(db, NOW)

test.each(['аптека', 'fgntrf', 'аптеа', 'в аптеку'])(
  '%s leads to pharmacies, and to nothing that is alike',
  async q => {
    const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent(q)}`)
    expect(body).toMatchObject({ understood: null, sections: ['pharmacies'], order: [] })
  },
)

test.each(['лекарства', 'лекі', 'drugs', 'таблетки', 'ktrfhcndf'])(
  '%s leads to drugs, and to nothing that is alike',
  async q => {
    const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent(q)}`)
    expect(body).toMatchObject({ understood: null, sections: ['drugs'], order: [] })
  },
)

test('drugs of a town that is named are of that town', async () => {
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent('лекарства в Минске')}`)
  expect(body).toMatchObject({ sections: ['drugs'], understood: { by: 'town', town: { locationCode: 17 } } })
})

test('pharmacies of a town that is named are of that town, and no centre is found by its name alone', async () => {
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent('аптека Минск')}`)
  expect(body).toMatchObject({
    ...{ sections: ['pharmacies'], order: [] },
    understood: { query: 'аптека', by: 'town', town: { locationCode: 17, name: 'Минск' } },
  })
})

test('other words beside pharmacies are searched', async () => {
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent('терапевт аптека')}`)
  expect(body.sections).toEqual(['pharmacies'])
  expect(body.order).toContain('specialities')
  expect((await get(`/api/v2/public/search?q=${encodeURIComponent('терапевт')}`)).body.sections).toEqual([])
})
