import type { Register, RegisterDrug, RegisterPack } from '../store/register.ts'

export interface PackOfDrug {
  readonly drug: RegisterDrug
  readonly pack: RegisterPack
}

export function packOf({ drugs, drugOfPack }: Register, id: string): PackOfDrug | null {
  const drug = drugs.get(drugOfPack.get(id) ?? '')
  const pack = drug?.packs.find(each => each.id === id)
  return drug && pack ? { drug, pack } : null
}

/** The packs of other drugs with the same substance, form and strength. */
export function equivalentsOf({ sameSubstance }: Register, { drug, pack }: PackOfDrug): PackOfDrug[] {
  if (drug.innKey === null || drug.formRu === null || pack.strength === null) return []
  return (sameSubstance.get(drug.innKey) ?? [])
    .filter(other => other.id !== drug.id && other.formRu === drug.formRu)
    .flatMap(other =>
      other.packs
        .filter(({ strength }) => strength === pack.strength)
        .map(each => ({ drug: other, pack: each })),
    )
}
