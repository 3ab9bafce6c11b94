import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { createService } from '@vizit/test-kit/world/service.ts'
import { expect, test } from 'vitest'
import { fillDrugsWorld } from '../../drugs/testing/drugs-world.ts'
import { loadReferenceData } from '../../reference-data/public.ts'
import { catalogueApp, NOW } from '../testing/catalogue-app.ts'

const { get, db, clinic, doctor } = await catalogueApp()
await loadReferenceData(db)
await fillDrugsWorld(db, NOW)
await db.updateTable('drug').set({ name_ru: 'Маска медицинская' }).where('code', '=', 'd4').execute()

const specialities = await db.selectFrom('speciality').select(['id', 'code']).orderBy('id').execute()
const doctorOf = new Map<string, string>()
// The index is filled in another order than that of the specialities.
for (const { id: specialityId, code } of specialities.toReversed()) {
  const { doctorId } = await createDoctor(
    db,
    { ...clinic, specialityId },
    { from: '2026-03-02T06:00:00Z', slots: 0 },
  )
  doctorOf.set(code, doctorId)
}

for (const [name_ru, name_be, name_en] of [
  ['Внутримышечная инъекция', 'Унутрымышачная ін’екцыя', 'Intramuscular injection'],
  ['Удаление зуба простое', 'Выдаленне зуба простае', 'Simple tooth extraction'],
  ['Удаление серной пробки', 'Выдаленне сернага корка', 'Ear wax removal'],
  ['Внутривенное капельное введение', 'Унутрывеннае кропельнае ўвядзенне', 'Intravenous infusion'],
  ['Снятие швов', 'Зняцце швоў', 'Suture removal'],
] as const) {
  const id = await createService(db, doctor.assignmentId, {})
  await db.updateTable('service').set({ name_ru, name_be, name_en }).where('id', '=', id).execute()
}

const codeOf = new Map(specialities.map(({ id, code }) => [id, code]))
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
  ['болит колено', 'ru', 'traumatologist-orthopedist'],
  ['боль в колене', 'ru', 'traumatologist-orthopedist'],
  ['нога болит', 'ru', 'podologist'],
  ['болит живот', 'ru', 'gastroenterologist'],
  ['колет в боку', 'ru', 'gastroenterologist'],
  ['ком в горле', 'ru', 'otorhinolaryngologist'],
  ['сыпь', 'ru', 'dermatovenereologist'],
  ['сыпь', 'ru', 'allergist'],
  ['баліць калена', 'be', 'traumatologist-orthopedist'],
  ['баліць жывот', 'be', 'gastroenterologist'],
  ['вызвать терапевта', 'ru', 'therapist'],
  ['выклікаць тэрапеўта', 'be', 'therapist'],
  ['ухогорлонос', 'ru', 'otorhinolaryngologist'],
  ['глазник', 'ru', 'ophthalmologist'],
  ['dermatologist', 'en', 'dermatovenereologist'],
  ['knee', 'en', 'traumatologist-orthopedist'],
  ['rash', 'en', 'dermatovenereologist'],
  ['тошнит', 'ru', 'gastroenterologist'],
  ['укусил клещ', 'ru', 'infectiologist'],
])('who knows only the complaint finds whom to see: %s', async (q, language, expected) => {
  expect((await found(q, language)).codes).toContain(expected)
})

const everyday = (words: string) => words.split(';').map(word => word.trim())
const COMPLAINTS = {
  ru: everyday(`температура; высокая температура; простуда; тошнота; рвота; понос; запор; диарея; вздутие; изжога; кашель; сухой кашель;
    насморк; заложен нос; сопли; болит горло; ангина; грипп; орви; мигрень; головокружение; обморок; слабость; усталость; бессонница;
    паника; высокое давление; боль в груди; одышка; отеки; болит поясница; болит шея; болят суставы; остеохондроз; радикулит; судороги;
    онемение рук; боль внизу живота; месячные; молочница; цистит; частое мочеиспускание; кровь в моче; зуд; крапивница; экзема;
    бородавка; ожог; порез; ушиб; укус клеща; флюс; отит; плохо вижу; конъюнктивит; красные глаза; ячмень; похудеть; лишний вес; прививка ребёнку;
    импотенция; растяжение; колики; сыпь у ребенка; ветрянка; зубы режутся; не говорит; заикание; энурез; глисты`),
  be: everyday(`тэмпература; прастуда; млоснасць; ваніты; насмарк; кашаль; бяссонніца; галавакружэнне; высокі ціск; баліць спіна; панос;
    апёк; укус кляшча; дрэнна бачу; малочніца; вятранка`),
  en: everyday(
    'fever; cold; flu; cough; nausea; vomiting; sore throat; runny nose; back pain; chest pain; insomnia; tick bite',
  ),
}
test.each(Object.entries(COMPLAINTS).flatMap(([language, words]) => words.map(q => [q, language] as const)))(
  'an everyday complaint finds a speciality as it is typed: %s (%s)',
  async (q, language) => {
    const { codes, understood } = await found(q, language)
    expect(codes).not.toEqual([])
    expect(['synonym', 'words', null]).toContain(understood)
  },
)

test.each(['temperatura', 'prostuda', 'tashnota', 'kashel'])('in Latin letters: %s', async q => {
  expect((await found(q, 'ru')).codes).not.toEqual([])
})

test.each([
  ['кашель у ребёнка', 'ru'],
  ['судороги у ребёнка', 'ru'],
  ['болит ухо у ребёнка', 'ru'],
  ['ребёнок кашляет', 'ru'],
  ['температура у ребенка', 'ru'],
  ['детский врач', 'ru'],
  ['тэмпература ў дзіцяці', 'be'],
  ['кашаль у дзіцяці', 'be'],
  ['child cough', 'en'],
])('for a child the paediatrician comes first: %s', async (q, language) => {
  expect((await found(q, language)).codes[0]).toBe('pediatrician')
})

test.each([
  ['болит под лопаткой', ['podologist', 'ophthalmologist']],
  ['болит яичко', ['ophthalmologist']],
  ['болит плечо', ['pediatrician', 'neonatologist']],
  ['запой', ['gastroenterologist', 'pediatrician']],
  ['порез', ['parasitologist']],
])('nothing that only sounds alike is found beside what is asked for: %s', async (q, others) => {
  const { codes } = await found(q, 'ru')
  expect(codes).not.toEqual([])
  expect(codes.filter((code: string) => others.includes(code))).toEqual([])
})

test.each([
  ['кровотечение дёсен', 'ru', 'periodontist'],
  ['кровотечение из десны', 'ru', 'periodontist'],
  ['крывацёк дзёсен', 'be', 'periodontist'],
  ['bleeding gums', 'en', 'periodontist'],
  ['gums bleeding', 'en', 'periodontist'],
  ['кровотечение', 'ru', 'surgeon'],
  ['кровотечение из носа', 'ru', 'otorhinolaryngologist'],
])('bleeding leads to the doctor of what bleeds: %s', async (q, language, expected) => {
  const { codes } = await found(q, language)
  expect(codes[0]).toBe(expected)
  if (expected !== 'periodontist') expect(codes).not.toContain('periodontist')
})

test('a complaint as a whole finds no doctors of other specialities that have one of its words', async () => {
  const { body } = await get(`/api/v2/public/doctors?q=${encodeURIComponent('болит зуб')}&limit=50`)
  const doctors = body.items.map(({ doctorId }: { doctorId: string }) => doctorId)
  expect(doctors).toContain(doctorOf.get('dentist-therapist'))
  expect(doctors).not.toContain(doctorOf.get('dental-hygienist'))
})

test('the list of doctors finds those of the specialities of a complaint', async () => {
  const { body } = await get(`/api/v2/public/doctors?q=${encodeURIComponent('кашель у ребёнка')}`)
  expect(body.items.map(({ doctorId }: { doctorId: string }) => doctorId)).toEqual([
    doctorOf.get('pediatrician'),
  ])
})

test('a blood test is the service of taking blood, too', async () => {
  const serviceId = await createService(db, doctor.assignmentId, {})
  await db
    .updateTable('service')
    .set({ name_ru: 'Забор крови из вены', name_be: 'Узяцце крыві з вены' })
    .where('id', '=', serviceId)
    .execute()
  for (const q of ['анализ крови', 'общий анализ крови', 'сдать кровь', 'аналіз крыві']) {
    const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent(q)}`)
    expect(body.services.items, q).toMatchObject([{ name: 'Забор крови из вены' }])
  }
})

test.each([
  ['укол', ['Внутримышечная инъекция']],
  ['уколы', ['Внутримышечная инъекция']],
  ['сделать укол', ['Внутримышечная инъекция']],
  ['зрабіць укол', ['Внутримышечная инъекция']],
  ['ukol', ['Внутримышечная инъекция']],
  ['удалить зуб', ['Удаление зуба простое']],
  ['вырвать зуб', ['Удаление зуба простое']],
  ['вырваць зуб', ['Удаление зуба простое']],
  ['удаление зуба', ['Удаление зуба простое']],
  ['выдаліць зуб', ['Удаление зуба простое']],
  ['капельница', ['Внутривенное капельное введение']],
  ['поставить капельницу', ['Внутривенное капельное введение']],
  ['снять швы', ['Снятие швов']],
])('the service comes first by what people call it: %s', async (q, names) => {
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent(q)}`)
  expect(body.order[0]).toBe('services')
  expect(body.services.items.map(({ name }: { name: string }) => name)).toEqual(names)
})

test('no error is looked for in a word that is a whole one of a drug', async () => {
  await db.updateTable('doctor').set({ last_name_ru: 'Макарова' }).where('id', '=', doctor.doctorId).execute()
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent('маска')}`)
  expect(body).toMatchObject({ understood: null, order: ['drugs'], doctors: { total: 0 } })
})

test('of several specialities that a complaint means all are named, or none; never one alone', async () => {
  for (const q of ['ухо', 'горло', 'rash', 'анализ крови', 'кашель', 'насморк']) {
    const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent(q)}`, 'ru')
    if (body.understood?.by !== 'synonym') continue
    const { total, items } = body.specialities
    const names = items.map(({ speciality }: { speciality: string }) => speciality)
    expect([q, total > 3 ? null : body.understood.query]).toEqual([q, total > 3 ? null : names.join(', ')])
  }
})
