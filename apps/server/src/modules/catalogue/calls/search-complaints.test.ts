import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, db, clinic } = await catalogueApp()
await loadReferenceData(db)

const codes = [
  ...['traumatologist-orthopedist', 'gastroenterologist', 'dermatovenereologist'],
  ...[
    'allergist',
    'podologist',
    'neurologist',
    'surgeon',
    'therapist',
    'pediatrician',
    'otorhinolaryngologist',
  ],
  ...['pulmonologist', 'infectiologist'],
]
const specialities = await db
  .selectFrom('speciality')
  .select(['id', 'code'])
  .where('code', 'in', codes)
  .execute()
for (const { id: specialityId } of specialities)
  await createDoctor(db, { ...clinic, specialityId }, { from: '2026-03-02T06:00:00Z', slots: 0 })

const codeOf = new Map(specialities.map(({ id, code }) => [id, code]))
async function found(q: string, language: string) {
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent(q)}`, language)
  return body.specialities.items
    .map(({ specialityId }: { specialityId: string }) => codeOf.get(specialityId))
    .toSorted()
}

test.each([
  ['болит колено', 'ru', ['traumatologist-orthopedist']],
  ['боль в колене', 'ru', ['traumatologist-orthopedist']],
  ['нога болит', 'ru', ['podologist', 'traumatologist-orthopedist']],
  ['болит живот', 'ru', ['gastroenterologist']],
  ['сыпь', 'ru', ['allergist', 'dermatovenereologist']],
  ['баліць калена', 'be', ['traumatologist-orthopedist']],
  ['баліць жывот', 'be', ['gastroenterologist']],
  ['knee', 'en', ['traumatologist-orthopedist']],
  ['rash', 'en', ['allergist', 'dermatovenereologist']],
  ['температура', 'ru', ['infectiologist', 'pediatrician', 'therapist']],
  ['простуда', 'ru', ['pediatrician', 'therapist']],
  ['тошнит', 'ru', ['gastroenterologist']],
  ['тошнота', 'ru', ['gastroenterologist']],
  ['кашель', 'ru', ['pediatrician', 'pulmonologist', 'therapist']],
  ['кашель у ребёнка', 'ru', ['pediatrician']],
  ['ребёнок кашляет', 'ru', ['pediatrician']],
  ['температура у ребенка', 'ru', ['pediatrician']],
  ['заложен нос', 'ru', ['otorhinolaryngologist']],
  ['укусил клещ', 'ru', ['infectiologist']],
  ['высокая температура', 'ru', ['infectiologist', 'pediatrician', 'therapist']],
  ['у дзіцяці кашаль', 'be', ['pediatrician']],
  ['тэмпература', 'be', ['infectiologist', 'pediatrician', 'therapist']],
  ['fever', 'en', ['pediatrician', 'therapist']],
])('who knows only the complaint finds whom to see: %s', async (q, language, expected) => {
  expect(await found(q, language)).toEqual(expected)
})
