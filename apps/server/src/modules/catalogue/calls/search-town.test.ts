import { createClinic, createSpeciality } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, db, clinic, doctor } = await catalogueApp()
await loadReferenceData(db)
const gomel = await createClinic(db)
await db.updateTable('branch').set({ location_code: 232 }).where('id', '=', gomel.branchId).execute()
const inGomel = await createDoctor(db, gomel, { from: '2026-03-02T06:00:00Z', slots: 0 })

const search = async (q: string, more = '', language = 'ru') =>
  (await get(`/api/v2/public/search?q=${encodeURIComponent(q)}${more}`, language)).body
const GOMEL = { locationCode: 232, name: 'Гомель' }

test.each([
  ['терапевт гомель', ''],
  ['терапевт в Гомеле', ''],
  ['Гомель, терапевт', ''],
  ['nthfgtdn ujvtkm', ''],
  ['терапевт гомель', '&locationCode=17'],
])('the town in the words is searched in, before the town that was asked for: %s%s', async (q, more) => {
  const { understood, doctors } = await search(q, more)
  expect(understood).toEqual({ query: 'терапевт', by: 'town', isPartial: false, town: GOMEL })
  expect(doctors.items[0]).toMatchObject({ doctorId: inGomel.doctorId })
})

test.each([
  'терапевт гомель сегодня',
  'сегодня терапевт в Гомеле',
  'терапевт на завтра, Гомель',
  'тэрапеўт сёння Гомель',
  'терапевт в Гомеле вечером',
  'очень нужен терапевт гомель',
])('words of a day are left out beside others, and the town is kept: %s', async q => {
  const { understood, doctors } = await search(q)
  expect(understood).toMatchObject({ by: 'town', town: GOMEL })
  expect(understood.query).not.toMatch(/сегодня|завтра|сёння|вечером|очень/)
  expect(doctors.items).toMatchObject([{ doctorId: inGomel.doctorId }])
  const { body } = await get(`/api/v2/public/doctors?q=${encodeURIComponent(q)}`)
  expect(body.items).toMatchObject([{ doctorId: inGomel.doctorId }])
  expect(body.understood).toMatchObject({ by: 'town', query: understood.query })
})

test('what was searched without the word of a day is said', async () => {
  expect((await search('терапевт сегодня')).understood).toMatchObject({ query: 'терапевт', by: 'words' })
})

test.each(['терапевт гоемль', 'терапевт в Гомелле', 'терапевт сегодня гоемль'])(
  'an error in the town is forgiven: %s',
  async q => {
    const { understood, doctors } = await search(q)
    expect(understood).toMatchObject({ query: 'терапевт', by: 'town', town: GOMEL })
    expect(doctors.items).toMatchObject([{ doctorId: inGomel.doctorId }])
    const { body } = await get(`/api/v2/public/doctors?q=${encodeURIComponent(q)}`)
    expect(body.items).toMatchObject([{ doctorId: inGomel.doctorId }])
    expect(body.understood).toMatchObject({ query: 'терапевт', by: 'town', town: GOMEL })
  },
)

test.each(['терапевт Быков', 'терапевт Быкову', 'therapist Bykov', 'лор Шилов', 'терапевт Шилова'])(
  'a known surname is no town with an error: %s',
  async q => {
    expect((await search(q)).understood?.town).toBeUndefined()
    const { body } = await get(`/api/v2/public/doctors?q=${encodeURIComponent(q)}`)
    expect(body.understood?.town).toBeUndefined()
  },
)

test.each(['терапевт капли', 'терапевт каплі', 'терапевт Россия', 'лор в Турции'])(
  'the form of a drug and a country are no town with an error: %s',
  async q => {
    expect((await search(q)).understood?.town).toBeUndefined()
    const { body } = await get(`/api/v2/public/doctors?q=${encodeURIComponent(q)}`)
    expect(body.understood?.town).toBeUndefined()
  },
)

test('what the index has as typed is no town with an error, and another word may be one', async () => {
  await db.updateTable('doctor').set({ last_name_ru: 'Черников' }).where('id', '=', doctor.doctorId).execute()
  for (const q of ['кардиолог Черников', 'кардиолог Черникова', 'кардыёлаг Чэрнікаў']) {
    expect((await search(q)).understood?.town, q).toBeUndefined()
    const { body } = await get(`/api/v2/public/doctors?q=${encodeURIComponent(q)}`)
    expect(body.understood?.town, q).toBeUndefined()
  }
  expect((await search('терапевт Черников гоемль')).understood?.town).toEqual(GOMEL)
})

test('the town is kept beside a word that nothing has', async () => {
  const { understood, doctors } = await search('терапевт гомель щщщщщ')
  expect(understood).toMatchObject({ by: 'someWords', town: GOMEL })
  expect(doctors.items).toMatchObject([{ doctorId: inGomel.doctorId }])
})

test('of what the named town has, other towns are not shown', async () => {
  const { doctors, specialities } = await search('терапевт гомель')
  expect(doctors).toMatchObject({ total: 1, items: [{ doctorId: inGomel.doctorId, towns: ['Гомель'] }] })
  expect(specialities.items).toMatchObject([{ doctorsCount: 1 }])
})

test('what the named town has none of is shown from other towns', async () => {
  const names = { ru: 'Врач-невролог', be: 'Урач-неўролаг', en: 'Neurologist' }
  const place = { ...clinic, specialityId: await createSpeciality(db, names) }
  const elsewhere = await createDoctor(db, place, { from: '2026-03-02T06:00:00Z', slots: 0 })
  const { understood, doctors, specialities } = await search('невролог гомель')
  expect(understood).toMatchObject({ by: 'town', town: GOMEL })
  expect(doctors.items).toMatchObject([{ doctorId: elsewhere.doctorId, towns: ['Минск'] }])
  expect(specialities.items).toMatchObject([{ doctorsCount: 0 }])
})

test('the town is named in the language of the reader', async () => {
  const { understood } = await search('терапевт в Минске', '', 'en')
  expect(understood).toMatchObject({ by: 'town', town: { locationCode: 17, name: 'Minsk' } })
})

test('an error in the other words is forgiven, and what was understood is said', async () => {
  const { understood, doctors } = await search('терапефт гомель')
  expect(understood).toEqual({ query: 'терапевт', by: 'town', isPartial: false, town: GOMEL })
  expect(doctors.items[0]).toMatchObject({ doctorId: inGomel.doctorId })
})

test('a doctor of a town is any of them, and not a medical centre that has the town in its address', async () => {
  const names = { ru: 'Врач-хирург', be: 'Урач-хірург', en: 'Surgeon' }
  const place = { ...gomel, specialityId: await createSpeciality(db, names) }
  await createDoctor(db, place, { from: '2026-03-02T06:00:00Z', slots: 0 })
  const { understood, specialities } = await search('врач гомель')
  expect(understood).toMatchObject({ query: 'врач', by: 'town', town: GOMEL })
  expect(specialities.total).toBeGreaterThan(0)
})

test('a town alone is searched as any word', async () => {
  const { understood, medicalCentres } = await search('гомель')
  expect(understood).toBeNull()
  expect(medicalCentres.items).toMatchObject([{ branchId: gomel.branchId }])
})

test('words that nothing has stay with the town', async () => {
  const { understood } = await search('щщщщщ гомель')
  expect(understood).toMatchObject({ by: 'someWords' })
  expect(await search('щщщщщ ыыыыы')).toMatchObject({ understood: null, order: [] })
})

test('a patronymic that only begins as a town is not the town', async () => {
  const named = { last_name_ru: 'Гончаренко', first_name_ru: 'Елена', middle_name_ru: 'Гомелевна' }
  await db.updateTable('doctor').set(named).where('id', '=', doctor.doctorId).execute()
  const { understood, doctors } = await search('терапевт гомель')
  expect(understood).toMatchObject({ by: 'town', town: GOMEL })
  expect(doctors.items).toMatchObject([{ doctorId: inGomel.doctorId }])
  const { body } = await get(`/api/v2/public/doctors?q=${encodeURIComponent('терапевт гомель')}`)
  expect(body.items).toMatchObject([{ doctorId: inGomel.doctorId }])
  expect(body.understood).toMatchObject({ town: GOMEL })
})

test('words that only say that something is looked for are left out', async () => {
  for (const q of ['хочу записаться к терапевту', 'посоветуйте хорошего терапевта', 'трэба тэрапеўт'])
    expect((await search(q)).doctors.items, q).toHaveLength(2)
  expect((await search('хочу к врачу')).specialities.total).toBeGreaterThan(1)
})

test('what has all words as typed is found first: a surname that is a town', async () => {
  await db.updateTable('doctor').set({ last_name_ru: 'Гомель' }).where('id', '=', doctor.doctorId).execute()
  const { understood, doctors } = await search('терапевт гомель')
  expect(understood).toBeNull()
  expect(doctors.items).toMatchObject([{ doctorId: doctor.doctorId }])
})
