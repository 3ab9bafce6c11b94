import { splitWords } from '../search/fold-word.ts'

/**
 * How a medicine is made and given, read from the words of a register or of a doctor. Each list is sorted, so that two forms are
 * compared by `formKey`.
 */
export interface DosageForm {
  /** What it is: a tablet, a solution. Null: no known form is named. */
  readonly kind: DosageKind | null
  /** Where the words say that it is given: by mouth, into the eye, into a vein. */
  readonly routes: readonly string[]
  /** How it releases the substance: prolonged, modified, gastro-resistant. Empty: at once. */
  readonly release: readonly string[]
  /** What else tells two forms apart: effervescent, chewable, in oil. */
  readonly features: readonly string[]
}

type Words = Readonly<Record<string, RegExp>>

/* Words of Russian, Belarusian and English: clinics write their prescriptions in each. */

/** In the order of how sure each is: "раствор (капли глазные)" are drops, "порошок для приготовления раствора" is a powder. */
const KINDS = {
  kit: /^набор|^комплект|^kit\b/,
  tablet: /табл|tablet/,
  dragee: /драже|дражэ|dragee/,
  granules: /гранул|granul/,
  powder: /порош|параш|powder/,
  lyophilisate: /лиофилиз|лифилиз|ліяфіліз|lyophil/,
  concentrate: /концентрат|канцэнтрат|concentrate/,
  capsule: /капс(?:ул|(?![а-яё]))|capsul/,
  drops: /капли|каплі|кропл|drops/,
  suppository: /суппозит|супазіт|свеч|свечк|пессари|suppositor|pessar/,
  spray: /спрей|спрэй|spray/,
  aerosol: /аэрозол|аэразол|aerosol/,
  lacquer: /лак(?![а-яёі])|lacquer/,
  shampoo: /шампун|shampoo/,
  patch: /пластыр|трансдермальная терапевтическая|patch/,
  ointment: /маз[ьи]|ointment/,
  cream: /крем|крэм|cream/,
  gel: /гел[ья]|гель|gel\b/,
  paste: /паст[аы](?![а-яё])|paste/,
  liniment: /линимент|лінімент|liniment/,
  syrup: /сироп|сірап|сироп|syrup/,
  tincture: /настойк|tincture/,
  suspension: /сусп|suspension/,
  emulsion: /эмульс|emulsion/,
  solution: /раствор|р-р|solution/,
  lozenge: /леденц|лядзян|пастил|lozenge|pastille/,
  gum: /резинка|gum\b/,
  extract: /экстракт|extract/,
  oil: /масл[оау]|алей|oil\b/,
  liquid: /жидкость|вадкасць|liquid/,
  gas: /газ(?![а-яё])|gas\b/,
  herb: /сырь|сыравін|сбор(?![а-яё])|herbal tea/,
  sponge: /губк|sponge/,
  implant: /имплант|імплант|implant/,
  film: /пленки|плівк|film(?!-)/,
} satisfies Words

export type DosageKind = Exclude<keyof typeof KINDS, 'kit'>

/** What a medicine may be; each is a word by which a form can be asked for (`askedForm`). */
export const dosageKinds = Object.keys(KINDS).filter((kind): kind is DosageKind => kind !== 'kit')

const ROUTES: Words = {
  oral: /внутрь|внутреннего|перорал|унутр(?!ывен)|ўнутр|\boral/,
  rectal: /ректал|рэктал|rectal/,
  vaginal: /вагинал|вагінал|vaginal/,
  eye: /(?<![а-яё])глазн|(?<![а-яё])вочн|офтальм|ophthalm|\beye\b/,
  intoEye: /интравитреал|внутриглазн/,
  ear: /(?<![а-яё])в?ушн|\bear\b/,
  nose: /назал|интраназ|интерназ|(?:^|\s)в нос(?![а-яё])|nasal/,
  inhaled: /ингаля|інгаля|inhal/,
  skin: /наружн|вонкав|накожн|на кожу|cutaneous|topical/,
  transdermal: /трансдерм|transdermal/,
  local: /местн|мясцов/,
  mouth: /полости рта|ротовой|слизист|стоматологич|зубн|десн|oromucosal|поласці рота/,
  sublingual: /подъязыч|сублингв|пад'?язычн|sublingual/,
  sucked: /рассасыв|рассмокт/,
  intravenous: /внутривен|инфуз|инфузионн|унутрывен|нутравен|інфуз|intraven|infusion/,
  intramuscular: /внутримыш|унутрыцягл|intramusc/,
  subcutaneous: /подкожн|падскурн|subcut/,
  injected: /инъекц|иньекц|ін'екц|ін’екц|inject/,
  intradermal: /внутрикож|intraderm/,
  spine: /интратек|эпидур|субарахн|intrathecal|epidural/,
  joint: /суставн|intraarticular/,
  vessels: /внутриартер|внутрисосуд|коронарн|intraarterial/,
  dialysis: /диализ|дыяліз|гемофильтр|dialysis/,
  trachea: /трахеал|tracheal/,
}

const RELEASE: Words = {
  prolonged: /пролонг|пралангав|замедленн|запаволен|ретард|рэтард|retard|sustained|extended|prolonged/,
  modified: /модифиц|мадыфік|контролир|кантраляв|modified|controlled/,
  gastroResistant: /кишечнораст|кишечнорост|кішачнараст|гастрорез|гастрарэз|gastro-?resist|enteric/,
}

/** Words of a trade name that say how it releases: "Глюкофаж Лонг", "Диабетон MR", "Депакин Хроно". */
const RELEASE_IN_NAMES: Readonly<Record<string, readonly string[]>> = {
  prolonged: [
    'лонг',
    'long',
    'хроно',
    'chrono',
    'депо',
    'depot',
    'пролонгатум',
    'sr',
    'xr',
    'xl',
    'er',
    'la',
    'ср',
    'хр',
    'хл',
    'пр',
    'ла',
  ],
  modified: [
    'mr',
    'mb',
    'мв',
    'мр',
    'cr',
    'цр',
    'od',
    'од',
    'гсс',
    'hbs',
    'окас',
    'ocas',
    'орос',
    'oros',
    'дуо',
    'duo',
    'зок',
    'zok',
  ],
  rapid: ['рапид', 'rapid', 'экспресс', 'express'],
}

/** Words of a trade name that say that the tablet falls apart in water or in the mouth. */
const DISPERSIBLE_IN_NAMES = ['солютаб', 'solutab', 'дис', 'dis', 'квиктаб', 'quicktab', 'odt']

/** What is added to a substance and acts too: a spray with menthol is not for small children. */
const ADDITIONS: Words = {
  menthol: /ментол|ментал|menthol/,
  eucalyptus: /эвкалипт|эўкаліпт|eucalyp/,
  withLidocaine: /с лидокаин|з лідакаін|with lidocaine/,
}

const FEATURES: Words = {
  ...ADDITIONS,
  effervescent: /шипуч|шыпуч|efferv/,
  dispersible: /диспергир|дысперг|dispersible/,
  chewable: /жеват|жавал|chewable/,
  forSuspension:
    /(?:приготовлени|приготвлени|получени|прыгатаванн)[яе] (?:сусп|эмульс)|for (?:oral )?suspension/,
  inOil: /маслян|алейны|в масле|oily/,
  inAlcohol: /спиртов|спіртав|alcohol/,
  homeopathic: /гомеопат|гамеапат|homeopath/,
  liposomal: /липосом|ліпасом|пегилир|пэгіляв|liposom|pegylat/,
}

/** Given by mouth, on the skin or through it unless the words say otherwise. */
const USUAL_ROUTE: Readonly<Record<string, string>> = {
  ...{ tablet: 'oral', capsule: 'oral', dragee: 'oral', syrup: 'oral', granules: 'oral' },
  ...{ ointment: 'skin', cream: 'skin', liniment: 'skin', patch: 'transdermal' },
}

const plain = (text: string) =>
  text.toLowerCase().normalize('NFC').replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()
const found = <Name extends string>(words: Readonly<Record<Name, RegExp>>, text: string) =>
  (Object.entries(words) as [Name, RegExp][]).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))

/** Reads the description of a presentation, or what a doctor wrote; `name` is a trade name, which may say how it releases. */
export function dosageFormOf(description: string, name = ''): DosageForm {
  const text = plain(description)
  const kind = found(KINDS, text)[0] ?? null
  const nameWords = splitWords(name)
  const named = Object.entries(RELEASE_IN_NAMES).flatMap(([release, words]) =>
    words.some(word => nameWords.includes(word)) ? [release] : [],
  )
  const release = found(RELEASE, `${text} ${plain(name)}`)
  return {
    kind: kind === 'kit' ? null : kind,
    routes: found(ROUTES, text),
    // What the description says goes before an abbreviation of the name, which is read in several ways.
    release: release.length > 0 ? release : named,
    features: featuresOf(text, nameWords),
  }
}

function featuresOf(text: string, nameWords: readonly string[]): readonly string[] {
  const named = DISPERSIBLE_IN_NAMES.some(word => nameWords.includes(word)) ? ' dispersible' : ''
  return found(FEATURES, text + named)
}

/** What is added and acts too, as of a form: nobody means it who did not write it. */
export const additionsOf = ({ features }: DosageForm): readonly string[] =>
  features.filter(feature => feature in ADDITIONS)

/** Where it is given: as the words say, otherwise as usual for what it is. */
export function routesOf({ kind, routes }: DosageForm): readonly string[] {
  const usual = USUAL_ROUTE[kind ?? '']
  return routes.length === 0 && usual !== undefined ? [usual] : routes
}

/** One spelling of a form, to compare by. */
export const formKey = (form: DosageForm): string =>
  [form.kind, routesOf(form).join(), form.release.join(), form.features.join()].join('|')

/** Whether it is known what it is and where it is given. Homeopathic forms are compared with nothing. */
export const isKnownForm = (form: DosageForm): boolean =>
  form.kind !== null && routesOf(form).length > 0 && !form.features.includes('homeopathic')

const LINKS = new Set('для от на за в во с со и у з па по of for with and the'.split(' '))

/** Whether a word only joins others: "for", "в". */
export const isLinkOfForms = (word: string): boolean => LINKS.has(plain(word))

const STEMS =
  /^(?:применени|приготовлени|приема|прыему|прыгатаван|введени|увядзен|ужыван|действия|дзеянн|высвобожд|вызвален|release|покрыт|пакрыт|coated|film|оболочк|абалонк|пленочн|плевачн|плевкав|тверд|цверд|мягк|дозирован|дазаван|полост|рта$|solid|injection|ампул|амп$|флакон|блистер|тюбик|туба|картридж)/

/** Whether a word describes a form, and is no part of a medicine's name. */
export function describesForm(word: string): boolean {
  const text = plain(word)
  return (
    isLinkOfForms(text) ||
    STEMS.test(text) ||
    [KINDS, ROUTES, RELEASE, FEATURES].some(words => found(words, text).length > 0)
  )
}
