import { foldedWords, foldWord, splitWords } from '../search/fold-word.ts'
import { readQuery } from '../search/read-query.ts'
import { type DosageForm, type DosageKind, dosageFormOf, isLinkOfForms, routesOf } from './dosage-form.ts'

/** What one word of an asked form wants of a package. Each list: one of them. */
interface Wanted {
  readonly kinds?: readonly DosageKind[]
  readonly routes?: readonly string[]
  readonly features?: readonly string[]
  readonly release?: readonly string[]
  /** Its presentation names it so. */
  readonly named?: RegExp
}

const INJECTED = ['injected', 'intramuscular', 'subcutaneous', 'intradermal']
const AMPOULE = /ампул|(?<![а-яё])амп(?![а-яё])|ampoul/i

/** Folded words of Russian, Belarusian and English by which people call a form, and what they mean. */
const EVERYDAY: readonly (readonly [said: RegExp, wanted: Wanted])[] = [
  [/^свеч/, { kinds: ['suppository'] }],
  [/^(пилюл|pill)/, { kinds: ['tablet', 'dragee'] }],
  [/^(укол|инъекц|иньекц|инекц|inject|shots?$)/, { routes: INJECTED, named: AMPOULE }],
  [/^(ампул|ampoul|ampul)/, { routes: INJECTED, named: AMPOULE }],
  [/^(капельниц|кропельниц)/, { routes: ['intravenous'] }],
  [/^(кап|кроп)(л|ел)/, { kinds: ['drops'] }],
  [/^(микстур|mixture)/, { kinds: ['syrup', 'suspension', 'emulsion'] }],
  [/^(саше|пакетик|пакецик|sachet)/, { kinds: ['powder', 'granules'] }],
  // "Травма" is no form.
  [/^(трав(?!м)|зелк|гербат|чаи$|чая$|tea$|herb)/, { kinds: ['herb'] }],
  [/^(ингалятор|ингалятар|inhaler)/, { routes: ['inhaled'] }],
  [/^(маз[иью]|мазя)/, { kinds: ['ointment'] }],
  [/^спре[ияюе]/, { kinds: ['spray'] }],
  [/^гел(ь|и|я|ю|е|ем|ям|ями|ях|еи|яу)$/, { kinds: ['gel'] }],
  [/^(леден|лядз)/, { kinds: ['lozenge'] }],
  [/^(глаз|вочы$|вока$|воч|eyes?$)/, { routes: ['eye'] }],
  [/^(нос(а|у|е|ом)?$|носов|насав|nose$)/, { routes: ['nose'] }],
  [/^(уши$|ушеи$|ушах$|ухо$|вушы$|вуха$|ears?$)/, { routes: ['ear'] }],
]

/** A drug as forms are asked for: read once, because many requests ask. */
export interface DrugForms<Pack> {
  /** Folded words of the form in the register's column, in all languages. */
  readonly words: readonly string[]
  readonly packs: readonly { readonly pack: Pack; readonly form: DosageForm; readonly text: string }[]
}

/** `forms`: of the register's column, in all languages. */
export function drugFormsOf<Pack extends { readonly ru: string }>(
  forms: readonly (string | null)[],
  packs: readonly Pack[],
): DrugForms<Pack> {
  const column = forms.filter(Boolean).join(' ')
  const { kind } = dosageFormOf(column)
  return {
    words: foldedWords(column),
    packs: packs.map(pack => {
      const own = dosageFormOf(pack.ru)
      // The column says more of a package ("for injections"), unless it is in another form.
      const isOther = own.kind !== null && own.kind !== kind
      const text = isOther ? pack.ru : `${column} ${pack.ru}`
      return { pack, text, form: isOther ? own : dosageFormOf(text) }
    }),
  }
}

/** A form that is asked for. */
export interface AskedForm {
  /** The packages that have it. */
  readonly packsOf: <Pack>(drug: DrugForms<Pack>) => readonly Pack[]
  /** Folded words that only a register can know: where it has one of them nowhere, there is no such form. */
  readonly unusual: readonly string[]
  /** What it asks for, if that is what a medicine is and nothing more: "мазь" is an ointment, "мазь глазная" is more. */
  readonly kind: DosageKind | null
}

/**
 * Reads a form as people or registers say it, in any language: "свечи" are suppositories, "капли в нос" nasal drops, "уколы" and
 * "ампулы" what is injected. Each word has to fit, so that fewer words find more. Null: it says nothing.
 */
export function askedForm(text: string): AskedForm | null {
  const words = splitWords(text)
    .map(word => ({ folded: foldWord(word), wanted: wantedBy(word) }))
    .filter(({ folded }) => !isLinkOfForms(folded))
  if (words.length === 0) return null
  return {
    packsOf: drug => {
      const fitting = drug.packs.filter(each =>
        words.every(({ folded, wanted }) => (wanted ? has(each, wanted) : isCalled(drug, folded))),
      )
      // Presentations that say less than the column.
      const all = fitting.length === 0 && words.every(({ folded }) => isCalled(drug, folded))
      return (all ? drug.packs : fitting).map(({ pack }) => pack)
    },
    unusual: words.flatMap(({ folded, wanted }) => (wanted ? [] : [folded])),
    kind: words.length === 1 ? kindOf(words[0]?.wanted) : null,
  }
}

function kindOf(wanted: Wanted | null | undefined): DosageKind | null {
  const { kinds: [kind, another] = [], ...more } = wanted ?? {}
  return kind === undefined || another !== undefined || Object.keys(more).length > 0 ? null : kind
}

/** The words of a query that say a form and nothing else, in any keyboard layout: "мазь", "капли в нос"; null: it says more. */
export function formOfQuery(query: string): string | null {
  const saysForm = (text: string) => askedForm(text)?.unusual.length === 0
  return readQuery(query).find(({ text }) => saysForm(text))?.text ?? null
}

/** Whether the register's column has a word that begins so. */
export const isCalled = ({ words }: Pick<DrugForms<unknown>, 'words'>, folded: string): boolean =>
  words.some(own => own.startsWith(folded))

function wantedBy(word: string): Wanted | null {
  const folded = foldWord(word)
  const everyday = EVERYDAY.find(([said]) => said.test(folded))
  if (everyday) return everyday[1]
  const { kind, routes, features, release } = dosageFormOf(word)
  if (kind === null && routes.length + features.length + release.length === 0) return null
  return {
    ...(kind !== null && { kinds: [kind] }),
    ...(routes.length > 0 && { routes }),
    ...(features.length > 0 && { features }),
    ...(release.length > 0 && { release }),
  }
}

const anyOf = (wanted: readonly string[] | undefined, own: readonly string[]) =>
  wanted?.some(each => own.includes(each)) ?? false

/** One of what is wanted is enough: what is injected may be known by its ampoules only. */
const has = (
  { form, text }: DrugForms<unknown>['packs'][number],
  { kinds, routes, features, release, named }: Wanted,
): boolean =>
  anyOf(kinds, form.kind === null ? [] : [form.kind]) ||
  anyOf(routes, routesOf(form)) ||
  anyOf(features, form.features) ||
  anyOf(release, form.release) ||
  (named?.test(text) ?? false)
