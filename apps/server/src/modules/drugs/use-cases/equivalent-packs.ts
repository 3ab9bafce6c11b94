import { equivalenceKey } from '@vizit/domain/drugs/equivalent-packs.ts'
import { isForWards, packageSizeOf, timesTheSize } from '@vizit/domain/drugs/package-size.ts'
import { mayReplace } from '@vizit/domain/drugs/replacements.ts'
import type { Register, RegisterDrug, RegisterPack } from '../store/register.ts'

export interface PackOfDrug {
  readonly drug: RegisterDrug
  readonly pack: RegisterPack
}

export interface EquivalentPack extends PackOfDrug {
  /** How many times as much the package has; null: it is not known. */
  readonly times: number | null
  readonly isForWards: boolean
}

export function packOf({ drugs, drugOfPack }: Register, id: string): PackOfDrug | null {
  const drug = drugs.get(drugOfPack.get(id) ?? '')
  const pack = drug?.packs.find(each => each.id === id)
  return drug && pack ? { drug, pack } : null
}

/** Both are worked out once for each register that is loaded. */
const keys = new WeakMap<RegisterPack, string | null>()
const equivalents = new WeakMap<RegisterPack, readonly EquivalentPack[]>()

/** The packs of other drugs with the same substance, form, route, release and strength. */
export function equivalentsOf(register: Register, own: PackOfDrug): readonly EquivalentPack[] {
  const known = equivalents.get(own.pack)
  if (known) return known
  const found = findEquivalents(register, own)
  equivalents.set(own.pack, found)
  return found
}

/** Those of them that may take its place in a basket. */
export const replacementsOf = (register: Register, own: PackOfDrug): readonly EquivalentPack[] =>
  equivalentsOf(register, own).filter(({ drug: { dispensing }, isForWards }) =>
    mayReplace(own.drug, { dispensing, isForWards }),
  )

function findEquivalents({ sameSubstance }: Register, own: PackOfDrug): EquivalentPack[] {
  const key = keyOf(own)
  if (key === null) return []
  const size = packageSizeOf(own.pack.ru)
  return (sameSubstance.get(own.drug.innKey) ?? [])
    .filter(({ id }) => id !== own.drug.id)
    .flatMap(drug => drug.packs.map(pack => ({ drug, pack })))
    .filter(other => keyOf(other) === key)
    .map(other => ({ ...other, size: packageSizeOf(other.pack.ru) }))
    .map(({ size: its, ...other }) => ({
      ...other,
      times: timesTheSize(size, its),
      isForWards: isForWards(its),
    }))
}

function keyOf({ drug, pack }: PackOfDrug): string | null {
  const known = keys.get(pack)
  if (known !== undefined) return known
  const { nameRu: name, formRu: form, innKey, innRu, innEn, atcCode } = drug
  const { ru: presentation, strength } = pack
  const key = equivalenceKey({ name, innKey, innRu, innEn, atcCode, form, presentation, strength })
  keys.set(pack, key)
  return key
}
