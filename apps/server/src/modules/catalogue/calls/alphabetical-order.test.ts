import { createBranch } from '@vizit/test-kit/world/branch.ts'
import { createSpeciality } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { expect, test } from 'vitest'
import { catalogueApp, MONDAY } from '../testing/catalogue-app.ts'

const { get, base, clinic, db } = await catalogueApp()

/** Each has another position in Russian than in Belarusian or English. */
const surnames = [
  ['Бондаренко', 'Бандарэнка', 'Bandarenka'],
  ['Барановская', 'Бараноўская', 'Baranouskaya'],
  ['Игнатова', 'Ігнатава', 'Ihnatava'],
  ['Йодко', 'Ёдка', 'Yodka'],
  ['Ежов', 'Ежаў', 'Yezhau'],
  ['Зуева', 'Зуева', 'Zuyeva'],
  ['Уласевич', 'Уласевіч', 'Ulasevich'],
  ['Ткач', 'Ткач', 'Tkach'],
  ['Фролов', 'Фралоў', 'Fralou'],
] as const
const names = surnames.map(([ru, be, en]) => ({ ru, be, en }))

for (const { ru, be, en } of names) {
  const specialityId = await createSpeciality(db, { ru, be, en })
  const { doctorId } = await createDoctor(
    db,
    { ...clinic, specialityId },
    { from: `${MONDAY}T06:00:00Z`, slots: 1 },
  )
  await db
    .updateTable('doctor')
    .set({ last_name_ru: ru, last_name_be: be, last_name_en: en, first_name_en: 'Anna' })
    .where('id', '=', doctorId)
    .execute()
  const branchId = await createBranch(db, clinic, ru)
  await db.updateTable('branch').set({ name_be: be, name_en: en }).where('id', '=', branchId).execute()
}
await db
  .insertInto('location')
  .values([
    {
      code: 222,
      name_ru: 'Могилёв',
      name_be: 'Магілёў',
      name_en: 'Mahilyow',
      latitude: 53.9,
      longitude: 30.3,
      banners: [],
    },
    {
      code: 112,
      name_ru: 'Борисов',
      name_be: 'Барысаў',
      name_en: 'Barysaw',
      latitude: 54.2,
      longitude: 28.5,
      banners: [],
    },
  ])
  .execute()
const groups = await db
  .insertInto('service_group')
  .values(
    names.map(({ ru, be, en }, index) => ({
      provider_id: clinic.providerId,
      code: `group-${index}`,
      name_ru: ru,
      name_be: be,
      name_en: en,
    })),
  )
  .returning('id')
  .execute()

const known = (language: 'ru' | 'be' | 'en') => new Set<string>(names.map(name => name[language]))
/** The order of the Russian, Belarusian and English alphabets by ICU's rules. */
const ordered = (language: 'ru' | 'be' | 'en') =>
  [...known(language)].sort(new Intl.Collator(language).compare)

interface Named {
  fullName?: string
  branch?: string
  speciality?: string
  name?: string
}

test.each(['ru', 'be', 'en'] as const)('lists in %s are in the order of its alphabet', async language => {
  const read = async (url: string, of: (item: Named) => string | undefined) => {
    const { body } = await get(url, language)
    return (body as Named[]).map(of).filter(name => name !== undefined && known(language).has(name))
  }
  const expected = ordered(language)
  expect(expected).toHaveLength(names.length)
  expect(await read(`${base}/doctors`, ({ fullName }) => fullName?.split(' ')[0])).toEqual(expected)
  expect(await read(`${base}/branches`, ({ branch }) => branch)).toEqual(expected)
  expect(await read('/api/v2/public/specialities', ({ speciality }) => speciality)).toEqual(expected)
  const { body } = await get(`${base}/services`, language)
  expect(body.directions.map(({ name }: Named) => name)).toEqual(expected)
  expect(groups).toHaveLength(names.length)
  const doctors = (await get(`${base}/doctors?branchId=${clinic.branchId}`, language)).body
  const times = (await get(`${base}/doctors/timeslots?branchId=${clinic.branchId}&date=${MONDAY}`, language))
    .body
  expect(times.map(({ doctorId }: { doctorId: string }) => doctorId)).toEqual(
    doctors.map(({ doctorId }: { doctorId: string }) => doctorId),
  )
})

test('Belarusian і, ў and ё are sorted in their own places', () => {
  expect(ordered('be')).toEqual([
    'Бандарэнка',
    'Бараноўская',
    'Ежаў',
    'Ёдка',
    'Зуева',
    'Ігнатава',
    'Ткач',
    'Уласевіч',
    'Фралоў',
  ])
})

test.each([
  ['ru', ['Борисов', 'Минск', 'Могилёв']],
  ['be', ['Барысаў', 'Магілёў', 'Мінск']],
  ['en', ['Barysaw', 'Mahilyow', 'Minsk']],
] as const)('towns in %s are ordered by name', async (language, expected) => {
  const { body } = await get('/api/v2/public/locations', language)
  expect(body.map(({ name }: Named) => name)).toEqual(expected)
})
