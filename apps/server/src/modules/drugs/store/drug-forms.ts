import { type AskedForm, type DrugForms, drugFormsOf, isCalled } from '@vizit/domain/drugs/asked-form.ts'
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
