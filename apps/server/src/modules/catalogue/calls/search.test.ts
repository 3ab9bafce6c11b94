import { createSpeciality } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { suspendProvider } from '../public.ts'
import { NOW } from '../testing/catalogue-app.ts'
import { searchWorld } from '../testing/search-world.ts'

const { get, db, doctor, clinic, ent, gomel, inGomel, serviceId, twin } = await searchWorld()

const search = (q: string, more = '', language = 'ru') =>
  get(`/api/v2/public/search?q=${encodeURIComponent(q)}${more}`, language)
const doctorsFound = async (q: string) =>
  (await search(q)).body.doctors.items.map(({ doctorId }: { doctorId: string }) => doctorId)

/** The doctors of a test do not remain for the tests after it. */
const takeOffAfterTest = (doctorIds: readonly string[]) =>
  onTestFinished(async () => {
    await db.updateTable('doctor').set({ active: false }).where('id', 'in', doctorIds).execute()
  })

test('each group says what to show and where it leads', async () => {
  const { body } = await search('ковалевич')
  expect(body).toMatchObject({ understood: null, order: ['doctors'], drugs: { total: 0, items: [] } })
  expect(body.doctors).toEqual({
    total: 1,
    items: [
      {
        doctorId: doctor.doctorId,
        providerCode: clinic.providerCode,
        provider: 'Клиника «Мир»',
        fullName: 'Ковалевич Анна Петровна',
        specialities: ['Терапевт'],
        towns: ['Минск'],
        photoUrl: null,
        isDemo: false,
      },
    ],
  })
  expect((await search('немиге', '&locationCode=17')).body.medicalCentres.items).toMatchObject([
    { branchId: clinic.branchId, branch: 'Филиал на Немиге', town: 'Минск', address: 'ул. Немига, 5' },
    { branchId: gomel.branchId, town: 'Гомель' },
  ])
  expect((await search('терапевт')).body.specialities.items).toMatchObject([
    { specialityId: clinic.specialityId, speciality: 'Терапевт', doctorsCount: 1 },
  ])
})

test('services of the same name are one result, of the chosen town first', async () => {
  const services = async (more: string) => (await search('узи', more)).body.services
  expect(await services('')).toMatchObject({
    total: 1,
    items: [{ name: 'УЗИ печени', medicalCentresCount: 2 }],
  })
  expect((await services('&locationCode=17')).items).toMatchObject([{ serviceId, medicalCentresCount: 1 }])
  expect((await services('&locationCode=232')).items).toMatchObject([
    { serviceId: twin, medicalCentresCount: 1 },
  ])
})

test('answers are in the language of the request', async () => {
  const { body } = await search('хірург ', '', 'be')
  expect(body.doctors.items).toEqual([])
  expect((await search('кавалевіч', '', 'be')).body.doctors.items).toMatchObject([
    { fullName: 'Кавалевіч Ганна Пятроўна', specialities: ['Тэрапеўт'], towns: ['Мінск'] },
  ])
})

test.each(['Соловьев', 'салаўёў', 'Salauyou', 'solovyev', 'Soloviov', 'СОЛОВЬЁВ пётр', 'Соловьев П.'])(
  'another spelling of a name finds it: %s',
  async q => expect(await doctorsFound(q)).toEqual([inGomel.doctorId]),
)

test.each([
  ['ковалевич in the Latin layout', 'rjdfktdbx', { query: 'ковалевич', by: 'layout', isPartial: false }],
  [
    'a surname and a speciality in two layouts',
    'ковалевич nthfgtdn',
    { query: 'ковалевич терапевт', by: 'layout', isPartial: false },
  ],
  ['a letter missing', 'коалевич', { query: 'ковалевич', by: 'error', isPartial: false }],
  ['a letter too many', 'ковпалевич', { query: 'ковалевич', by: 'error', isPartial: false }],
  ['two letters swapped', 'коавлевич', { query: 'ковалевич', by: 'error', isPartial: false }],
  ['another letter', 'кофалевич', { query: 'ковалевич', by: 'error', isPartial: false }],
  [
    'an error at the beginning of a word that goes on',
    'кофале',
    { query: 'ковалевич', by: 'error', isPartial: false },
  ],
])('what was understood is said: %s', async (_case, q, understood) => {
  const { body } = await search(q)
  expect(body.understood).toEqual(understood)
  expect(body.doctors.items).toMatchObject([{ doctorId: doctor.doctorId }])
})

test('a synonym finds the speciality and its doctors, and its name is said', async () => {
  const { body } = await search('ухо горло')
  expect(body.understood).toEqual({ query: 'Врач-оториноларинголог', by: 'synonym', isPartial: false })
  expect(body.specialities.items).toMatchObject([{ specialityId: ent.id }])
  expect(body.doctors.items).toMatchObject([{ doctorId: inGomel.doctorId }])
  expect((await search('узі')).body.services.items).toMatchObject([{ name: 'УЗИ печени' }])
  expect((await search('ультразвуковое')).body.services.items).toMatchObject([{ name: 'УЗИ печени' }])
})

test('a typing error is forgiven where a drug begins with the word, and what is found as typed comes first', async () => {
  const { body } = await search('лора')
  expect(body.drugs.items).toMatchObject([{ name: 'Лоратадин' }])
  expect(body.specialities.items).toMatchObject([{ specialityId: ent.id }])
  expect(body.order[0]).toBe('drugs')
  expect(body.understood).toEqual({ query: 'лор', by: 'error', isPartial: true })

  expect((await search('лоратадин')).body).toMatchObject({ understood: null, order: ['drugs'] })
  expect((await search('лоротадин')).body).toMatchObject({
    understood: { query: 'лоратадин', by: 'error', isPartial: false },
    order: ['drugs'],
  })
  expect((await search('кофалевич')).body.understood).toMatchObject({ isPartial: false })
})

test('what has some of the words is not shown beside a drug that has all of them', async () => {
  expect((await search('лоратадин ковалевич')).body).toMatchObject({ order: ['doctors'] })
  const { name_ru } = await db
    .selectFrom('branch')
    .select('name_ru')
    .where('id', '=', gomel.branchId)
    .executeTakeFirstOrThrow()
  const rename = (name: string) =>
    db.updateTable('branch').set({ name_ru: name }).where('id', '=', gomel.branchId).execute()
  onTestFinished(async () => void (await rename(name_ru)))
  await rename('Нимесулид')
  expect((await search('нимесулид')).body.medicalCentres.total).toBe(1)
  expect((await search('лоратадин нимесулид')).body).toMatchObject({ understood: null, order: ['drugs'] })
  expect((await search('лоротадин нимесулид')).body).toMatchObject({ order: ['drugs'] })
  // One letter from the whole name of a drug, which itself was typed.
  await rename('Лоратадан')
  expect((await search('лоратадан')).body.order).toContain('medicalCentres')
  expect((await search('лоратадин')).body).toMatchObject({ understood: null, order: ['drugs'] })
})

test('exact comes before a beginning, a beginning before a later word', async () => {
  const names = ['Мир', 'Мирный', 'Новый мир']
  const ids: string[] = []
  for (const name of names) {
    const id = await createSpeciality(db, { ru: name, be: name, en: name })
    const { doctorId } = await createDoctor(
      db,
      { ...clinic, specialityId: id },
      { from: '2026-03-02T06:00:00Z', slots: 0 },
    )
    takeOffAfterTest([doctorId])
    ids.push(id)
  }
  const { body } = await search('мир', '&limit=3')
  expect(body.specialities.items.map(({ specialityId }: { specialityId: string }) => specialityId)).toEqual(
    ids,
  )
})

test('all words have to match, in any order; less than three characters find nothing', async () => {
  expect(await doctorsFound('анна ковалевич')).toContain(doctor.doctorId)
  expect((await search('ковалевич хирург')).body.understood).toMatchObject({ by: 'someWords' })
  for (const q of ['', ' ко ', '%_%', '...']) expect((await search(q)).body.order).toEqual([])
})

test('an answer may be kept for a minute', async () => {
  const { headers } = await search('ковалевич')
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', vary: 'Accept-Language' })
})

test('a suspended organisation is not found until it is resumed', async () => {
  const set = (isActive: boolean) =>
    suspendProvider(clinic.providerCode, isActive, { db, clock: { now: () => NOW } })
  await set(false)
  expect(await doctorsFound('ковалевич')).toEqual([])
  await set(true)
  expect(await doctorsFound('ковалевич')).toContain(doctor.doctorId)
})

test.each(['салаўёў', 'сооловьев', 'cjkjdm`d', 'лор соловьев'])(
  'the list of doctors finds the same doctors: %s',
  async q => {
    const listed = await get(`/api/v2/public/doctors?q=${encodeURIComponent(q)}`)
    expect(listed.body.items).toMatchObject([{ doctorId: inGomel.doctorId }])
    const counts = await get(`/api/v2/public/doctors/counts?q=${encodeURIComponent(q)}`)
    expect(counts.body.total).toBe(1)
  },
)

test('the list of doctors finds who gives the same service in another organisation', async () => {
  const listed = await get(`/api/v2/public/doctors?serviceId=${serviceId}&sort=byName`)
  const given = listed.body.items.map(
    ({ doctorId, worksAt }: { doctorId: string; worksAt: { serviceId: string }[] }) => [
      doctorId,
      worksAt.map(place => place.serviceId),
    ],
  )
  expect(given).toEqual([
    [doctor.doctorId, [serviceId]],
    [inGomel.doctorId, [twin]],
  ])
  const counts = await get(`/api/v2/public/doctors/counts?serviceId=${twin}`)
  expect(counts.body.total).toBe(2)
})

test.each([
  ['a query of 10,000 characters', `q=${'а'.repeat(10_000)}`, 400],
  ['no query', '', 400],
  ['a limit of none', 'q=abc&limit=0', 400],
  ['a limit beyond its bound', 'q=abc&limit=21', 400],
  ['a town that is no number', 'q=abc&locationCode=x', 400],
  ['a town beyond its column', 'q=abc&locationCode=99999999999', 400],
])('%s is refused', async (_case, query, status) => {
  const reply = await get(`/api/v2/public/search?${encodeURI(query)}`)
  expect([reply.status, reply.body.code]).toEqual([status, 'INVALID_ARGUMENT'])
})

test('an unknown town is refused as in the lists, and 0 is all regions', async () => {
  const { status, body } = await search('ковалевич', '&locationCode=999999')
  expect([status, body.code]).toEqual([400, 'INVALID_ARGUMENT'])
  expect(body.attributes.fields).toEqual([{ path: 'locationCode', problem: 'unknown' }])
  expect((await search('ковалевич', '&locationCode=0')).body.doctors.total).toBeGreaterThan(0)
})

test('wildcards and control characters are no words', async () => {
  expect(await doctorsFound('%%%')).toEqual([])
  expect(await doctorsFound('к_валевич%')).toEqual([])
  expect(await doctorsFound('ковалевич\t\u0007')).toContain(doctor.doctorId)
})

test('whatever is typed is answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme-ascii', maxLength: 60 }), async q => {
      expect((await search(q)).status).toBe(200)
    }),
    { numRuns: 60 },
  )
})
