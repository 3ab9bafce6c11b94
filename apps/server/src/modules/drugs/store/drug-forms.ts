import {
  type AskedForm,
  askedForm,
  type DrugForms,
  drugFormsOf,
  isCalled,
} from '@vizit/domain/drugs/asked-form.ts'
import { type DosageKind, dosageKinds } from '@vizit/domain/drugs/dosage-form.ts'
import type { Register, RegisterDrug, RegisterPack } from './register.ts'

/** Read once for each drug of a register: some hundred patterns for thousands of packages take a tenth of a second. */
const known = new WeakMap<RegisterDrug, DrugForms<RegisterPack>>()

function formsOf(drug: RegisterDrug): DrugForms<RegisterPack> {
  const read = known.get(drug) ?? drugFormsOf([drug.formRu, drug.formBe, drug.formEn], drug.packs)
  known.set(drug, read)
  return read
}

/** The packages of a drug that have the form. */
export const packsOfForm = (drug: RegisterDrug, { packsOf }: AskedForm): readonly RegisterPack[] =>
  packsOf(formsOf(drug))

/** Whether what was asked for (null: nothing) is no form, neither in the words of people nor in those of this register. */
export function isNoForm(asked: AskedForm | null, { drugs }: Register): boolean {
  if (!asked) return true
  const all = [...drugs.values()]
  return all.length > 0 && asked.unusual.some(word => !all.some(drug => isCalled(formsOf(drug), word)))
}

interface Found {
  readonly drug: RegisterDrug
  readonly packIds: readonly string[]
}

/** Those packages of a found drug that have all of these forms. */
export const packIdsOfForms = ({ drug, packIds }: Found, forms: readonly AskedForm[]): readonly string[] =>
  forms.reduce<readonly string[]>((left, form) => {
    const having = new Set(packsOfForm(drug, form).map(({ id }) => id))
    return left.filter(id => having.has(id))
  }, packIds)

/** How many of the found drugs have each form, those that most have first; `isChosen`: it is the one that was asked for, if none has it too. */
export function countForms(found: readonly Found[], asked: readonly AskedForm[]) {
  const counts = new Map<DosageKind, number>(asked.flatMap(({ kind }) => (kind ? [[kind, 0] as const] : [])))
  for (const { drug, packIds } of found)
    for (const [form, having] of packsByKind(drug))
      if (packIds.some(id => having.has(id))) counts.set(form, (counts.get(form) ?? 0) + 1)
  return [...counts]
    .map(([form, count]) => ({ form, count, isChosen: asked.some(({ kind }) => kind === form) }))
    .toSorted((one, other) => other.count - one.count)
}

const kinds = dosageKinds.flatMap(kind => {
  const asked = askedForm(kind)
  return asked ? [{ kind, asked }] : []
})
const byKind = new WeakMap<RegisterDrug, ReadonlyMap<DosageKind, ReadonlySet<string>>>()

/** What the filter finds by each form. */
function packsByKind(drug: RegisterDrug): ReadonlyMap<DosageKind, ReadonlySet<string>> {
  const read =
    byKind.get(drug) ??
    new Map(
      kinds
        .map(({ kind, asked }) => [kind, new Set(packsOfForm(drug, asked).map(({ id }) => id))] as const)
        .filter(([, having]) => having.size > 0),
    )
  byKind.set(drug, read)
  return read
}
