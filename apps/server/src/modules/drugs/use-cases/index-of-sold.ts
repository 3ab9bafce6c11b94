import { isForPharmacies } from '@vizit/domain/drugs/dispensing.ts'
import { type PrescriptionIndex, prescriptionIndex } from '@vizit/domain/drugs/prescribed-packs.ts'
import type { Register } from '../store/register.ts'

const indexes = new WeakMap<Register, PrescriptionIndex>()

/** The register for prescriptions. Drugs of hospitals are in no pharmacy, so they are matched with nothing. */
export function indexOfSold(register: Register): PrescriptionIndex {
  const known = indexes.get(register)
  if (known) return known
  const sold = [...register.drugs.values()].filter(isForPharmacies)
  const index = prescriptionIndex(
    sold.map(({ nameRu, nameBe, nameEn, innRu, innEn, atcCode, packs }) => ({
      ...{ names: [nameRu, nameBe, nameEn], innRu, innEn, atcCode },
      packs: packs.map(({ id, code, ru: presentation, strength }) => ({ id, code, presentation, strength })),
    })),
  )
  indexes.set(register, index)
  return index
}
