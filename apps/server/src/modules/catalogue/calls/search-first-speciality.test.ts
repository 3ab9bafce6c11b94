import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, db, clinic } = await catalogueApp()
await loadReferenceData(db)

const specialities = await db.selectFrom('speciality').select(['id', 'code']).orderBy('id').execute()
// The index is filled in another order than that of the specialities.
for (const { id: specialityId } of specialities.toReversed())
  await createDoctor(db, { ...clinic, specialityId }, { from: '2026-03-02T06:00:00Z', slots: 0 })

const codeOf = new Map(specialities.map(({ id, code }) => [id, code]))
async function codesFound(q: string, language: string): Promise<readonly (string | undefined)[]> {
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent(q)}`, language)
  return body.specialities.items.map(({ specialityId }: { specialityId: string }) => codeOf.get(specialityId))
}

test.each([
  ['боль в груди', 'ru', 'cardiologist'],
  ['болит грудь слева', 'ru', 'therapist'],
  ['баляць грудзі', 'be', 'therapist'],
  ['болит в груди', 'ru', 'cardiologist'],
  ['давит в груди', 'ru', 'cardiologist'],
  ['боль за грудиной', 'ru', 'cardiologist'],
  ['боль в гру', 'ru', 'cardiologist'],
  [',jkm d uhelb', 'ru', 'cardiologist'],
  ['баліць у грудзях', 'be', 'cardiologist'],
  ['chest pain', 'en', 'cardiologist'],
  ['болит зуб', 'ru', 'dentist-therapist'],
  ['болят зубы', 'ru', 'dentist-therapist'],
  ['зуб', 'ru', 'dentist-therapist'],
  ['зубной', 'ru', 'dentist-therapist'],
  ['stomatolog', 'ru', 'dentist-therapist'],
  ['баліць зуб', 'be', 'dentist-therapist'],
  ['инфаркт', 'ru', 'cardiologist'],
  ['болит под лопаткой', 'ru', 'neurologist'],
  ['пелена перед глазами', 'ru', 'ophthalmologist'],
  ['аллергия на кота', 'ru', 'allergist'],
  ['гениколог', 'ru', 'obstetrician-gynecologist'],
  ['деменция', 'ru', 'neurologist'],
  ['вич', 'ru', 'infectiologist'],
  ['удалить зуб', 'ru', 'dentist-surgeon'],
  ['удаление зуба', 'ru', 'dentist-surgeon'],
  ['выдаліць зуб', 'be', 'dentist-surgeon'],
  ['tooth extraction', 'en', 'dentist-surgeon'],
  ['роды начались', 'ru', 'obstetrician-gynecologist'],
  ['роды пачаліся', 'be', 'obstetrician-gynecologist'],
  ['ухо горло нос', 'ru', 'otorhinolaryngologist'],
  ['ухо', 'ru', 'otorhinolaryngologist'],
  ['вуха горла нос', 'be', 'otorhinolaryngologist'],
  ['зубы', 'ru', 'dentist-therapist'],
  ['зубы', 'be', 'dentist-therapist'],
  ['глазной', 'ru', 'ophthalmologist'],
  ['горло', 'ru', 'otorhinolaryngologist'],
  ['болит горло', 'ru', 'otorhinolaryngologist'],
  ['горла', 'be', 'otorhinolaryngologist'],
  ['баліць горла', 'be', 'otorhinolaryngologist'],
  ['sore throat', 'en', 'otorhinolaryngologist'],
  ['уши', 'ru', 'otorhinolaryngologist'],
  ['вушы', 'be', 'otorhinolaryngologist'],
  ['баліць вуха', 'be', 'otorhinolaryngologist'],
  ['нос', 'ru', 'otorhinolaryngologist'],
  ['насморк', 'ru', 'otorhinolaryngologist'],
  ['насмарк', 'be', 'otorhinolaryngologist'],
  ['спина', 'ru', 'neurologist'],
  ['спіна', 'be', 'neurologist'],
  ['болит поясница', 'ru', 'neurologist'],
  ['живот', 'ru', 'gastroenterologist'],
  ['жывот', 'be', 'gastroenterologist'],
  ['болит живот', 'ru', 'gastroenterologist'],
  ['баліць жывот', 'be', 'gastroenterologist'],
  ['понос', 'ru', 'gastroenterologist'],
  ['сердце', 'ru', 'cardiologist'],
  ['сэрца', 'be', 'cardiologist'],
  ['баліць сэрца', 'be', 'cardiologist'],
  ['кожа', 'ru', 'dermatovenereologist'],
  ['скура', 'be', 'dermatovenereologist'],
  ['сыпь', 'ru', 'dermatovenereologist'],
  ['глаза', 'ru', 'ophthalmologist'],
  ['вочы', 'be', 'ophthalmologist'],
  ['голова', 'ru', 'neurologist'],
  ['галава', 'be', 'neurologist'],
  ['болит голова', 'ru', 'neurologist'],
  ['колено', 'ru', 'traumatologist-orthopedist'],
  ['калена', 'be', 'traumatologist-orthopedist'],
  ['нога', 'ru', 'traumatologist-orthopedist'],
  ['суставы', 'ru', 'rheumatologist'],
  ['почки', 'ru', 'nephrologist'],
  ['ныркі', 'be', 'nephrologist'],
  ['печень', 'ru', 'gastroenterologist'],
  ['температура', 'ru', 'therapist'],
  ['тэмпература', 'be', 'therapist'],
  ['кашель', 'ru', 'therapist'],
  ['давление', 'ru', 'therapist'],
  ['беременность', 'ru', 'obstetrician-gynecologist'],
  ['цяжарнасць', 'be', 'obstetrician-gynecologist'],
  ['pregnancy', 'en', 'obstetrician-gynecologist'],
  ['женский врач', 'ru', 'obstetrician-gynecologist'],
  ['жаночы ўрач', 'be', 'obstetrician-gynecologist'],
  ["women's doctor", 'en', 'obstetrician-gynecologist'],
  ['низ живота', 'ru', 'obstetrician-gynecologist'],
  ['болит низ живота', 'ru', 'obstetrician-gynecologist'],
  ['ноет внизу живота', 'ru', 'obstetrician-gynecologist'],
  ['боль внизу живота', 'ru', 'obstetrician-gynecologist'],
  ['баліць унізе жывата', 'be', 'obstetrician-gynecologist'],
  ['lower abdominal pain', 'en', 'obstetrician-gynecologist'],
  ['bolit zub', 'ru', 'dentist-therapist'],
  ['zub', 'ru', 'dentist-therapist'],
  ['zub bolit', 'ru', 'dentist-therapist'],
  ['zubnaya bol', 'ru', 'dentist-therapist'],
  ['bolit gorlo', 'ru', 'otorhinolaryngologist'],
  ['balic zub', 'be', 'dentist-therapist'],
  ['бальт горло', 'ru', 'otorhinolaryngologist'],
  ['горло болит', 'ru', 'otorhinolaryngologist'],
  ['горла баліць', 'be', 'otorhinolaryngologist'],
  ['ухо болит', 'ru', 'otorhinolaryngologist'],
  ['вуха баліць', 'be', 'otorhinolaryngologist'],
  ['спина болит', 'ru', 'neurologist'],
  ['спіна баліць', 'be', 'neurologist'],
  ['throat hurts', 'en', 'otorhinolaryngologist'],
  ['back hurts', 'en', 'neurologist'],
  ['одышка', 'ru', 'pulmonologist'],
  ['варикоз', 'ru', 'vascular-surgeon'],
  ['цистит', 'ru', 'urologist'],
  ['месячные', 'ru', 'obstetrician-gynecologist'],
  ['кольпит', 'ru', 'obstetrician-gynecologist'],
  ['кальпіт', 'be', 'obstetrician-gynecologist'],
  ['бесплодие', 'ru', 'obstetrician-gynecologist'],
  ['бясплоддзе', 'be', 'obstetrician-gynecologist'],
  ['храп', 'ru', 'somnologist'],
  ['храплю', 'ru', 'somnologist'],
  ['храпе', 'be', 'somnologist'],
  ['snoring', 'en', 'somnologist'],
  ['шум в ушах', 'ru', 'otorhinolaryngologist'],
  ['шум у вушах', 'be', 'otorhinolaryngologist'],
  ['хочу умереть', 'ru', 'psychiatrist'],
  ['не хочу жить', 'ru', 'psychiatrist'],
  ['хачу памерці', 'be', 'psychiatrist'],
  ['не хачу жыць', 'be', 'psychiatrist'],
  ['не магу дыхаць', 'be', 'pulmonologist'],
  ['не могу дышать', 'ru', 'pulmonologist'],
])('the first speciality is the one whose complaint it is: %s', async (q, language, expected) => {
  expect((await codesFound(q, language))[0]).toBe(expected)
})

test.each([
  ['бесплодие', ['reproductologist', 'urologist'], []],
  ['шум в ушах', ['audiologist'], ['pediatrician']],
  ['храп', ['otorhinolaryngologist'], ['pediatrician']],
  ['не хочу жить', ['psychotherapist'], []],
  ['паховая грыжа', ['surgeon', 'urologist'], []],
  ['не могу дышать', ['therapist'], ['neurologist']],
  ['не магу дыхаць', ['therapist'], ['neurologist']],
  ['беременность', ['obstetrician-gynecologist'], ['andrologist', 'urologist']],
  ['женский врач', ['obstetrician-gynecologist'], ['andrologist', 'urologist']],
  ['жаночы ўрач', ['obstetrician-gynecologist'], ['andrologist', 'urologist']],
  ['bolit zub', ['dentist-therapist'], ['gastroenterologist']],
])('"%s" finds these too, and not others', async (q, others, not) => {
  const codes = await codesFound(q, 'ru')
  for (const code of others) expect(codes).toContain(code)
  for (const code of not) expect(codes).not.toContain(code)
})

test('the heart goes before the eyes, and of the lower abdomen are three', async () => {
  const codes = await codesFound('давление', 'ru')
  expect(codes.indexOf('cardiologist')).toBeGreaterThanOrEqual(0)
  expect(codes.indexOf('cardiologist')).toBeLessThan(codes.indexOf('ophthalmologist'))
  for (const q of ['низ живота', 'болит низ живота']) {
    const found = await codesFound(q, 'ru')
    expect(found).toEqual(expect.arrayContaining(['urologist', 'therapist']))
  }
})

test.each([
  ['бальт горло', { query: 'болит горло', by: 'error', isPartial: false }],
  ['горло болит', null],
  ['ухо болит', null],
  ['спина болит', null],
])('"%s" is understood as a whole', async (q, understood) => {
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent(q)}`, 'ru')
  expect(body.understood).toEqual(understood)
})
