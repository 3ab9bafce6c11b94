import { createClinic, createSpeciality } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { createService } from '@vizit/test-kit/world/service.ts'
import { expect, onTestFinished, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, db, doctor, clinic } = await catalogueApp()
await loadReferenceData(db)
const gomel = await createClinic(db)
await db.updateTable('branch').set({ location_code: 232 }).where('id', '=', gomel.branchId).execute()
const inGomel = await createDoctor(db, gomel, { from: '2026-03-02T06:00:00Z', slots: 0 })
await db
  .updateTable('doctor')
  .set({
    last_name_ru: 'Соловьёв',
    first_name_ru: 'Пётр',
    middle_name_ru: 'Ильич',
    last_name_be: null,
    first_name_be: null,
    middle_name_be: null,
  })
  .where('id', '=', inGomel.doctorId)
  .execute()

const search = (q: string, more = '', language = 'ru') =>
  get(`/api/v2/public/search?q=${encodeURIComponent(q)}${more}`, language)
const doctorsFound = async (q: string) =>
  (await search(q)).body.doctors.items.map(({ doctorId }: { doctorId: string }) => doctorId)

/** A doctor without timeslots, who does not remain for the tests after it. */
async function doctorOfTest(place: typeof clinic, specialityId: string) {
  const { doctorId } = await createDoctor(
    db,
    { ...place, specialityId },
    { from: '2026-03-02T06:00:00Z', slots: 0 },
  )
  onTestFinished(async () => {
    await db.updateTable('doctor').set({ active: false }).where('id', '=', doctorId).execute()
  })
}

/** Services of the main branch, each with its names in Russian, Belarusian and English. */
async function serve(...names: readonly (readonly [ru: string, be: string, en: string])[]) {
  for (const [name_ru, name_be, name_en] of names) {
    const id = await createService(db, doctor.assignmentId, {})
    await db.updateTable('service').set({ name_ru, name_be, name_en }).where('id', '=', id).execute()
  }
}
await serve(
  ['Колоноскопия', 'Каланаскапія', 'Colonoscopy'],
  ['МРТ коленного сустава', 'МРТ каленнага сустава', 'Knee MRI'],
  ['УЗИ сустава (один сустав)', 'УГД сустава (адзін сустаў)', 'Joint ultrasound'],
  ['УЗИ почек', 'УГД нырак', 'Kidney ultrasound'],
  ['Общий анализ крови', 'Агульны аналіз крыві', 'Blood count'],
  ['Осмотр ребёнка', 'Агляд дзіцяці', 'Child examination'],
  ['Глюкоза', 'Глюкоза', 'Glucose'],
)
const servicesFound = async (q: string, language = 'ru') =>
  (await search(q, '', language)).body.services.items.map(({ name }: { name: string }) => name)
const knee = 'МРТ коленного сустава'

test.each([
  ['колено', [knee, 'УЗИ сустава (один сустав)']],
  ['колене', [knee, 'УЗИ сустава (один сустав)']],
  ['боль в колене', [knee, 'УЗИ сустава (один сустав)']],
  ['болит колено', [knee, 'УЗИ сустава (один сустав)']],
  ['мрт колена', [knee]],
  ['узи колена', ['УЗИ сустава (один сустав)']],
  ['УЗИ коленного', ['УЗИ сустава (один сустав)']],
  ['узи почки', ['УЗИ почек']],
  ['кровь', ['Общий анализ крови']],
  ['ребёнок', ['Осмотр ребёнка']],
])('forms of a word find each other, before other spellings and errors: %s', async (q, names) =>
  expect(await servicesFound(q)).toEqual(names),
)

test('forms of Belarusian words find each other, before a synonym of the same spelling', async () => {
  for (const q of ['баліць калена', 'калена'])
    expect(await servicesFound(q, 'be')).toEqual(['МРТ каленнага сустава', 'УГД сустава (адзін сустаў)'])
})

test('an ultrasound of the knee comes before ultrasounds of what is a knee by a synonym only', async () => {
  await serve(['УЗИ коленного сустава', 'УГД каленнага сустава', 'Ultrasound of the knee'])
  expect(await servicesFound('узи колена')).toEqual(['УЗИ коленного сустава', 'УЗИ сустава (один сустав)'])
  expect(await servicesFound('узд калена', 'be')).toEqual([
    'УГД каленнага сустава',
    'УГД сустава (адзін сустаў)',
  ])
  await db
    .updateTable('service')
    .set({ hidden: true })
    .where('name_ru', '=', 'УЗИ коленного сустава')
    .execute()
})

test('where nothing has all words, what has most of them is found, and that is said', async () => {
  const { body } = await search('узи крови ковалевич')
  expect(body.understood).toEqual({ query: 'узи крови ковалевич', by: 'someWords', isPartial: false })
  expect(body.services.items.map(({ name }: { name: string }) => name)).toEqual([
    ...['УЗИ сустава (один сустав)', 'УЗИ почек', 'Общий анализ крови'],
  ])
  expect(body.doctors.items).toMatchObject([{ doctorId: doctor.doctorId }])
  // Two of three words.
  expect(await servicesFound('узи почек ковалевич')).toEqual(['УЗИ почек'])
  expect((await search('узи почек ковалевич')).body.doctors.total).toBe(0)
  expect(await servicesFound('узи почек щщщщщ')).toEqual(['УЗИ почек'])
  // Lists are of what has all words.
  expect((await get(`/api/v2/public/doctors?q=${encodeURIComponent('узи ковалевич')}`)).body.total).toBe(0)
})

test('who looks for "лекарь" means a therapist', async () => {
  const one = async (code: string) => {
    const { id } = await db
      .selectFrom('speciality')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    await doctorOfTest(clinic, id)
    return id
  }
  const [surgeon, general, therapist] = [
    await one('surgeon'),
    await one('general-practice'),
    await one('therapist'),
  ]
  const found = async (q: string) =>
    (await search(q)).body.specialities.items.map(
      ({ specialityId }: { specialityId: string }) => specialityId,
    )
  for (const q of ['лекарь', 'лекаря', 'лекар']) {
    expect((await found(q)).toSorted()).toEqual([general, therapist].toSorted())
    expect((await search(q)).body.specialities.items).not.toContainEqual(
      expect.objectContaining({ specialityId: surgeon }),
    )
  }
})

test.each([
  ['анализ кровь', null],
  ['кровь', null],
  ['мрт в колене', null],
  ['глюкозы', null],
  ['болит кровь', { query: 'кровь', by: 'words', isPartial: false }],
  ['колоноскопея', { query: 'колоноскопия', by: 'error', isPartial: false }],
  ['калоноскопия', { query: 'колоноскопия', by: 'error', isPartial: false }],
  ['терапефт', { query: 'терапевт', by: 'error', isPartial: false }],
  ['мрт колоноскопея', { query: 'мрт колоноскопея', by: 'someWords', isPartial: false }],
])('what was understood is in words of the language, and nothing is said of a form: %s', async (q, meant) =>
  expect((await search(q)).body.understood).toEqual(meant),
)

test('an error is forgiven only in a word that is found in no other way, and of at least four letters', async () => {
  expect(await servicesFound('узм')).toEqual([])
  expect((await search('<b>x</b>')).body).toMatchObject({ understood: null, order: [] })
  // "почек" is found as typed, and is no error for anything else.
  expect((await search('почек колоноскопея')).body.understood).toMatchObject({ by: 'someWords' })
  expect(await doctorsFound('терапевт кофалевич')).toContain(doctor.doctorId)
})

test('other forms of a first name are no surname', async () => {
  // The other one is "Петровна".
  expect(await doctorsFound('петров')).toEqual([doctor.doctorId])
  expect(await doctorsFound('соловьёву')).toEqual([inGomel.doctorId])
})

test.each(['узи', 'узд', 'угд', 'uzi', 'UZI', 'ultrasound', 'сонография', 'sonografiya'])(
  'a synonym of a direction finds all its services, in each language: %s',
  async q => {
    const inDirection = async (asked: string, language: string) =>
      (await search(asked, '&limit=20', language)).body.services.total
    const group = await db
      .selectFrom('common_service_group')
      .select('id')
      .where('name_ru', '=', 'УЗИ')
      .executeTakeFirstOrThrow()
    const child = await db
      .selectFrom('common_service')
      .select(['id', 'group_id'])
      .where('name_ru', '=', 'Осмотр ребёнка')
      .executeTakeFirstOrThrow()
    const putInto = (groupId: typeof child.group_id) =>
      db.updateTable('common_service').set({ group_id: groupId }).where('id', '=', child.id).execute()
    onTestFinished(async () => void (await putInto(child.group_id)))
    await putInto(group.id)
    for (const language of ['ru', 'be', 'en']) expect(await inDirection(q, language)).toBe(3)
  },
)

test('what the town has comes before a better match of another town', async () => {
  const near = await createSpeciality(db, {
    ru: 'Врач травматолог-ортопед',
    be: 'Артапед',
    en: 'Traumatologist-orthopedist',
  })
  const far = await createSpeciality(db, { ru: 'Ортодонт', be: 'Артадонт', en: 'Orthodontist' })
  await doctorOfTest(clinic, near)
  await doctorOfTest(gomel, far)
  const ids = async (more: string) =>
    (await search('ortho', more)).body.specialities.items.map(
      ({ specialityId }: { specialityId: string }) => specialityId,
    )
  expect(await ids('&locationCode=17')).toEqual([near, far])
  expect(await ids('&locationCode=232')).toEqual([far, near])
})
