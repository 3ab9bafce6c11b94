import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, db, clinic } = await catalogueApp()
await loadReferenceData(db)

const { id: specialityId } = await db
  .selectFrom('speciality')
  .select('id')
  .where('code', '=', 'gastroenterologist')
  .executeTakeFirstOrThrow()
const place = { ...clinic, specialityId }
const from = { from: '2026-03-02T06:00:00Z', slots: 1 }
const ofAdults = await createDoctor(db, place, { ...from, children: false })

const asked = (path: string, q: string) => get(`/api/v2/public/${path}?q=${encodeURIComponent(q)}`)
const idsOf = (items: { doctorId: string }[]) => items.map(({ doctorId }) => doctorId)

const OF_CHILDREN = [
  'детский гастроэнтеролог',
  'ltncrbq ufcnhj',
  'дзіцячы гастраэнтэролаг',
  'гастроэнтеролог детям',
  'гастроэнтеролог ребёнку',
  'гастроэнтеролог для ребёнка',
  'гастраэнтэролаг дзецям',
  'gastroenterologist for kids',
]

test.each(OF_CHILDREN)('nobody is found for a child who takes adults only: %s', async q => {
  const { body } = await asked('search', q)
  expect(body.doctors).toEqual({ total: 0, items: [] })
  expect((await asked('doctors', q)).body).toMatchObject({ items: [], total: 0 })
  expect((await asked('doctors/counts', q)).body).toMatchObject({ total: 0 })
})

test('who takes children is found for a child, and for adults everybody is', async () => {
  const { doctorId } = await createDoctor(db, place, from)
  const both = [doctorId, ofAdults.doctorId].toSorted()
  for (const q of OF_CHILDREN) {
    expect(idsOf((await asked('search', q)).body.doctors.items), q).toEqual([doctorId])
    expect(idsOf((await asked('doctors', q)).body.items), q).toEqual([doctorId])
  }
  expect(idsOf((await asked('doctors', 'гастроэнтеролог')).body.items).toSorted()).toEqual(both)
})

test.each(['врач ребёнку', 'детский врач', 'урач дзецям', 'doctor for children'])(
  'a doctor for a child is not any doctor: %s',
  async q => {
    const { body } = await asked('doctors', q)
    expect(idsOf(body.items)).not.toContain(ofAdults.doctorId)
  },
)
