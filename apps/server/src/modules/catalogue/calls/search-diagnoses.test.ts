import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { catalogueApp } from '../testing/catalogue-app.ts'

const { get, db, clinic } = await catalogueApp()
await loadReferenceData(db)

const specialities = await db.selectFrom('speciality').select(['id', 'code']).orderBy('id').execute()
for (const { id: specialityId } of specialities.toReversed())
  await createDoctor(db, { ...clinic, specialityId }, { from: '2026-03-02T06:00:00Z', slots: 0 })
const codeOf = new Map(specialities.map(({ id, code }) => [id, code]))

/** Complaints and diagnoses, each with the speciality that is found first. */
const FIRST: Readonly<Record<string, { readonly ru: string; readonly be: string }>> = {
  therapist: {
    ru: `пневмония; воспаление легких; бронхит; трахеит; температура; температура 38; кашель; высокое давление; скачет давление; слабость;
      жажда; сухость во рту; потливость`,
    be: `пнеўманія; запаленне лёгкіх; бранхіт; тэмпература; тэмпература 38; кашаль; высокі ціск; скача ціск; слабасць; смага;
      сухасць у роце; потлівасць`,
  },
  cardiologist: {
    ru: `боль в груди; аритмия; мерцательная аритмия; тахикардия; ишемия; порок сердца; холестерин; инфаркт`,
    be: `боль у грудзях; арытмія; мігатлівая арытмія; халестэрын; інфаркт`,
  },
  endocrinologist: {
    ru: `сахар; диабет; сахарный диабет; повышенный сахар; щитовидка; щитовидная железа; тиреоз; гипотиреоз; тиреоидит; узлы щитовидной железы; зоб`,
    be: `цукар; дыябет; шчытавідка; шчытападобная залоза; гіпатырэоз; тырэаідыт`,
  },
  gastroenterologist: {
    ru: `гастрит; панкреатит; панкреатит острый; болит поджелудочная; холецистит; изжога; рефлюкс; камни в желчном пузыре; тошнота; болит печень`,
    be: `гастрыт; панкрэатыт; халецыстыт; пякотка; камяні ў жоўцевым пузыры; млоснасць; баліць печань`,
  },
  urologist: {
    ru: `цистит; простатит; мочекаменная болезнь; уретрит; болит мочевой пузырь`,
    be: `цыстыт; прастатыт; мачакаменная хвароба; урэтрыт`,
  },
  neurologist: {
    ru: `боль в спине; головокружение; мигрень; головная боль; бессонница; обморок; судороги; невроз; всд; болит висок; инсульт; онемение`,
    be: `боль у спіне; галавакружэнне; мігрэнь; галаўны боль; бяссонніца; абмарак; сутаргі; неўроз; баліць скронь; інсульт; здранцвенне`,
  },
  phlebologist: {
    ru: `варикозное расширение вен; тромбофлебит; тромбоз`,
    be: `варыкознае пашырэнне вен; тромбафлебіт; трамбоз`,
  },
  proctologist: { ru: 'геморрой; анальная трещина; кровь в кале', be: 'гемарой; кроў у кале' },
  dermatovenereologist: {
    ru: 'сыпь; высыпание; псориаз; экзема; бородавка; раздражение кожи; опоясывающий лишай',
    be: 'сып; высыпанне; псарыяз; экзэма; барадаўка; раздражненне скуры',
  },
  allergist: {
    ru: 'аллергия; аллергия на цветение; поллиноз; отек квинке',
    be: 'алергія; паліноз; ацёк Квінке',
  },
  surgeon: {
    ru: 'грыжа; паховая грыжа; пупочная грыжа; болит пах; аппендицит; фурункул; порез; ожог',
    be: 'пахвінная грыжа; апендыцыт; парэз; апёк',
  },
  'traumatologist-orthopedist': {
    ru: 'перелом; перелом руки; сломал ногу; вывих; растяжение; синяк; болит копчик; пяточная шпора; опухло колено; сотрясение мозга',
    be: 'пералом; пералом рукі; зламаў нагу; вывіх; расцяжэнне; сіняк; апухла калена; боль у назе; боль у руцэ',
  },
  'obstetrician-gynecologist': {
    ru: 'беременность; ведение беременности; молочница; задержка месячных; киста яичника; поликистоз; роды',
    be: 'цяжарнасць; малочніца; затрымка месячных; полікістоз; роды',
  },
  psychotherapist: {
    ru: 'депрессия; тревога; паническая атака; выгорание; фобия',
    be: 'дэпрэсія; трывога; панічная атака; выгаранне',
  },
  psychiatrist: { ru: 'шизофрения; галлюцинации; анорексия', be: 'шызафрэнія; анарэксія' },
  otorhinolaryngologist: {
    ru: 'гайморит; ангина; отит; ларингит; боль в ухе; потеря слуха; потеря обоняния',
    be: 'гаймарыт; ангіна; атыт; ларынгіт; боль у вуху; страта слыху',
  },
  ophthalmologist: {
    ru: 'глазное давление; катаракта; ухудшилось зрение; близорукость',
    be: 'вочны ціск; катаракта; пагоршыўся зрок; блізарукасць',
  },
  podologist: { ru: 'мозоль; вросший ноготь', be: 'мазоль; урослы пазногаць' },
  vertebrologist: { ru: 'межпозвоночная грыжа; протрузия', be: 'міжпазваночная грыжа' },
  rheumatologist: {
    ru: 'остеопороз; ревматизм; волчанка; артрит; подагра',
    be: 'астэапароз; ваўчанка; артрыт; падагра',
  },
}

const CASES = Object.entries(FIRST).flatMap(([code, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, words]) =>
    words.split(';').map(word => [word.trim(), language, code] as const),
  ),
)

test.each(CASES)('%s (%s) finds the %s first', async (q, language, code) => {
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent(q)}`, language)
  const codes = body.specialities.items.map(({ specialityId }: { specialityId: string }) =>
    codeOf.get(specialityId),
  )
  expect(codes[0]).toBe(code)
  expect(['synonym', 'words', null]).toContain(body.understood?.by ?? null)
})
