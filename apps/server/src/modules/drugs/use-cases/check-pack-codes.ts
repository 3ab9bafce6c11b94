import { contradictsItsCode, type PrescribedDrug } from '@vizit/domain/drugs/prescribed-packs.ts'
import type { DrugsDeps } from '../deps.ts'
import { readRegister } from '../store/register.ts'
import { indexOfSold } from './index-of-sold.ts'

/** What is wrong with the pack code of a prescription: the register has it not, or the text says another medicine. */
export type PackCodeDoubt = 'unknown' | 'contradicted'

/** For each prescription; null: nothing is wrong, or there is no code. */
export type CheckPackCodes = (
  prescribed: readonly PrescribedDrug[],
) => Promise<readonly (PackCodeDoubt | null)[]>

export const createCheckPackCodes =
  (deps: Pick<DrugsDeps, 'database' | 'clock'>): CheckPackCodes =>
  async prescribed => {
    if (prescribed.every(({ packCode }) => packCode === null)) return prescribed.map(() => null)
    const register = await readRegister(deps)
    const codes = new Set([...register.drugs.values()].flatMap(({ packs }) => packs.map(({ code }) => code)))
    const index = indexOfSold(register)
    return prescribed.map(drug => {
      if (drug.packCode !== null && !codes.has(drug.packCode)) return 'unknown'
      return contradictsItsCode(drug, index) ? 'contradicted' : null
    })
  }
