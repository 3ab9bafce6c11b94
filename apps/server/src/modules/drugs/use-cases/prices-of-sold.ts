import { isForPharmacies } from '@vizit/domain/drugs/dispensing.ts'
import type { AskedOffers, AskedRanges, Offers, PriceRanges } from '../availability/drug-availability.ts'
import type { DrugsDeps } from '../deps.ts'
import type { Register } from '../store/register.ts'

type Deps = Pick<DrugsDeps, 'drugAvailability'>

/** Whether a drug may be offered: the register has it, and not for hospitals only. */
function isSold({ drugs }: Register, drugId: string | undefined): boolean {
  const drug = drugs.get(drugId ?? '')
  return drug !== undefined && isForPharmacies(drug)
}

/** The prices of those drugs that may be offered. The others have none, though a pharmacy may go on saying that it has them. */
export const readRangesOfSold = (
  { drugAvailability }: Deps,
  register: Register,
  asked: AskedRanges,
): Promise<PriceRanges> =>
  drugAvailability.readRanges({ ...asked, drugs: asked.drugs.filter(({ id }) => isSold(register, id)) })

/** What pharmacies have of those packs that may be offered: of the others none has any. */
export const readOffersOfSold = (
  { drugAvailability }: Deps,
  register: Register,
  asked: AskedOffers,
): Promise<Offers> =>
  drugAvailability.readOffers({
    ...asked,
    packIds: asked.packIds.filter(id => isSold(register, register.drugOfPack.get(id))),
  })
