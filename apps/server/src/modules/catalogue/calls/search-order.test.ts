import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { createService } from '@vizit/test-kit/world/service.ts'
import { expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, db, clinic } = await catalogueApp()
await loadReferenceData(db)

const { id: specialityId } = await db
  .selectFrom('speciality')
  .select('id')
  .where('code', '=', 'dentist-therapist')
  .executeTakeFirstOrThrow()
const { assignmentId } = await createDoctor(
  db,
  { ...clinic, specialityId },
  { from: '2026-03-02T06:00:00Z', slots: 0 },
)
for (const [visit, be, en] of [
  ['повторный', 'паўторны', 'follow-up'],
  ['первичный', 'першасны', 'first visit'],
]) {
  const id = await createService(db, assignmentId, {})
  const names = {
    name_ru: `Стоматолог-терапевт (${visit} приём)`,
    name_be: `Стаматолаг-тэрапеўт (${be} прыём)`,
    name_en: `Dentist (therapeutic) consultation (${en})`,
  }
  await db.updateTable('service').set(names).where('id', '=', id).execute()
}

test.each([
  [
    'dentist',
    'en',
    ['Dentist (therapeutic) consultation (first visit)', 'Dentist (therapeutic) consultation (follow-up)'],
  ],
  ['стоматолог', 'ru', ['Стоматолог-терапевт (первичный приём)', 'Стоматолог-терапевт (повторный приём)']],
  ['стаматолаг', 'be', ['Стаматолаг-тэрапеўт (першасны прыём)', 'Стаматолаг-тэрапеўт (паўторны прыём)']],
] as const)(
  '%s: the speciality goes before services, a first visit before the repeated one',
  async (q, language, names) => {
    const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent(q)}`, language)
    expect(body.order.indexOf('specialities')).toBeLessThan(body.order.indexOf('services'))
    expect(body.order).toContain('specialities')
    expect(body.services.items.map(({ name }: { name: string }) => name)).toEqual(names)
  },
)
