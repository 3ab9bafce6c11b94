import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, db, clinic } = await catalogueApp()
await loadReferenceData(db)

const doctorOf = new Map<string | undefined, string>()
const codeOf = new Map<string, string>()
for (const { id: specialityId, code } of await db.selectFrom('speciality').select(['id', 'code']).execute()) {
  const place = { ...clinic, specialityId }
  const { doctorId } = await createDoctor(db, place, { from: '2026-03-02T06:00:00Z', slots: 0 })
  doctorOf.set(code, doctorId)
  codeOf.set(specialityId, code)
}

async function found(q: string, language: string) {
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent(q)}`, language)
  return {
    understood: body.understood?.by ?? null,
    codes: body.specialities.items.map(({ specialityId }: { specialityId: string }) =>
      codeOf.get(specialityId),
    ),
  }
}

test.each([
  ['сильно болит в груди', 'ru', 'cardiologist'],
  ['у меня очень сильно болит в груди', 'ru', 'cardiologist'],
  ['сильная боль в груди', 'ru', 'cardiologist'],
  ['утром болит в груди', 'ru', 'cardiologist'],
  ['болит в груди вечером', 'ru', 'cardiologist'],
  ['моцна баліць у грудзях', 'be', 'cardiologist'],
  ['severe chest pain', 'en', 'cardiologist'],
  ['очень болит зуб', 'ru', 'dentist-therapist'],
])('how much it hurts and when is no part of a complaint: %s', async (q, language, expected) => {
  const { codes, understood } = await found(q, language)
  expect(codes[0]).toBe(expected)
  expect(codes).not.toContain('pediatrician')
  expect(understood).toBe('words')
  const { body } = await get(`/api/v2/public/doctors?q=${encodeURIComponent(q)}&limit=50`, language)
  const doctors = body.items.map(({ doctorId }: { doctorId: string }) => doctorId)
  expect(doctors).toContain(doctorOf.get(expected))
  expect(doctors).not.toContain(doctorOf.get('pediatrician'))
  expect(body.understood).toMatchObject({ by: 'words' })
})

test.each([
  ['болит левая рука', 'болит рука', 'ru'],
  ['болит правое колено', 'болит колено', 'ru'],
  ['онемела левая рука', 'онемела рука', 'ru'],
  ['болит левый бок', 'болит бок', 'ru'],
  ['болит нижний зуб справа', 'болит зуб', 'ru'],
  ['боль в левом ухе', 'боль в ухе', 'ru'],
  ['баліць левая рука', 'баліць рука', 'be'],
  ['баліць правае калена', 'баліць калена', 'be'],
])('the side of the body is no part of a complaint, nor a town: %s', async (q, without, language) => {
  const { codes, understood } = await found(q, language)
  expect(codes).not.toEqual([])
  expect(codes).toEqual((await found(without, language)).codes)
  expect(['words', 'synonym']).toContain(understood)
})

test('pain that goes to the left arm is no town', async () => {
  const { codes, understood } = await found('давит за грудиной отдает в левую руку', 'ru')
  expect(codes).toContain('cardiologist')
  expect(understood).not.toBe('town')
})

test.each([
  ['боль отдаёт в руку', 'ru', 'surgeon'],
  ['боль отдаёт в ногу', 'ru', 'neurologist'],
  ['болит спина, отдаёт в ногу', 'ru', 'neurologist'],
  ['болит колено при ходьбе', 'ru', 'traumatologist-orthopedist'],
  ['боль аддае ў руку', 'be', 'surgeon'],
  ['pain goes to the arm', 'en', 'surgeon'],
])('where pain goes and when is left out, and what was understood is said: %s', async (q, language, code) => {
  expect((await found(q, language)).codes).toContain(code)
  for (const call of ['search', 'doctors']) {
    const { body } = await get(`/api/v2/public/${call}?q=${encodeURIComponent(q)}`, language)
    expect(['words', 'synonym']).toContain(body.understood?.by)
    expect(body.understood.query).not.toMatch(/отда|адда|goes|ходьбе/)
  }
})

test('a word of a complaint is not taken for a longer one beside a word that nothing has', async () => {
  expect((await found('болит в груди щщщщщ', 'ru')).codes).not.toContain('pediatrician')
})

test.each(['утром', 'вечером', 'очень'])('a word of time or degree is never corrected: %s', async q => {
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent(q)}`)
  expect(body).toMatchObject({ understood: null, order: [] })
})

test('an adverb that is a surname finds who has it, and is left out where nobody has', async () => {
  const doctorId = doctorOf.get('pediatrician') ?? ''
  const resko = { last_name_ru: 'Резко', first_name_ru: 'Ольга' }
  await db.updateTable('doctor').set(resko).where('id', '=', doctorId).execute()
  const named = await get(`/api/v2/public/search?q=${encodeURIComponent('Резко Ольга')}`)
  expect(named.body).toMatchObject({ understood: null, doctors: { items: [{ doctorId }] } })
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent('внезапно терапевт')}`)
  expect(body.understood).toMatchObject({ query: 'терапевт', by: 'words' })
})

test('a word of time beside others is left out', async () => {
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent('терапевт утром')}`)
  expect(body.understood).toMatchObject({ query: 'терапевт', by: 'words' })
})

test.each([
  ['терапевт в субботу', 'ru', 'терапевт'],
  ['терапевт суббота', 'ru', 'терапевт'],
  ['терапевт на выходных', 'ru', 'терапевт'],
  ['терапевт завтра утром', 'ru', 'терапевт'],
  ['терапевт в среду вечером', 'ru', 'терапевт'],
  ['тэрапеўт у суботу', 'be', 'тэрапеўт'],
  ['тэрапеўт у выхадныя', 'be', 'тэрапеўт'],
  ['therapist on saturday', 'en', 'therapist'],
  ['therapist this weekend', 'en', 'therapist'],
])('a day is no name, and what was searched is said: %s', async (q, language, query) => {
  const { codes } = await found(q, language)
  expect(codes).toContain('therapist')
  const { body } = await get(`/api/v2/public/doctors?q=${encodeURIComponent(q)}&limit=50`, language)
  expect(body.items.map(({ doctorId }: { doctorId: string }) => doctorId)).toContain(
    doctorOf.get('therapist'),
  )
  expect(body.understood).toMatchObject({ query, by: 'words' })
})

test('a day that is the surname of a doctor finds who has it', async () => {
  const doctorId = doctorOf.get('pediatrician') ?? ''
  await db.updateTable('doctor').set({ last_name_ru: 'Серада' }).where('id', '=', doctorId).execute()
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent('Серада Ольга')}`)
  expect(body).toMatchObject({ understood: null, doctors: { items: [{ doctorId }] } })
})
