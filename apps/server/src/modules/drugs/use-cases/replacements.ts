import type { PharmacyReplacement } from '@vizit/contract/shapes/pharmacy.ts'
import type { AskedPack, StockOffer } from '@vizit/domain/drugs/basket.ts'
import { replacementsIn } from '@vizit/domain/drugs/replacements.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import type { DrugsDeps } from '../deps.ts'
import { packNames } from '../store/listed-drug.ts'
import { readRegister } from '../store/register.ts'
import { packOf, replacementsOf } from './equivalent-packs.ts'
import type { shownAfter } from './shown-after.ts'

type Shape = z.infer<typeof PharmacyReplacement>

/** A pharmacy that lacks some packs of a basket. */
interface Lacking {
  readonly pharmacyId: string
  readonly missing: readonly string[]
}

interface Asked extends Awaited<ReturnType<typeof shownAfter>> {
  readonly packs: readonly AskedPack[]
  /** Null: all regions. */
  readonly locationCode: number | null
  readonly language: Language
}

/** The pharmacies are shown without replacements if an outside service takes longer. */
const WAIT_MS = 1000

const NONE: readonly Shape[] = []

/** What each of some pharmacies has instead of the packs that it lacks. Read for the pharmacies of a page only. */
export async function readReplacements(
  deps: DrugsDeps,
  pharmacies: readonly Lacking[],
  { packs, locationCode, after, fresh, language }: Asked,
): Promise<(pharmacyId: string) => readonly Shape[]> {
  const lacking = pharmacies.filter(({ missing }) => missing.length > 0)
  const register = await readRegister(deps)
  const asked = new Set(packs.map(({ packId }) => packId))
  const equivalents = new Map(
    [...new Set(lacking.flatMap(({ missing }) => missing))].map(packId => {
      const own = packOf(register, packId)
      const others = own ? replacementsOf(register, own) : []
      const times = others.map(({ pack, times }) => [pack.id, times] as const)
      return [packId, new Map(times.filter(([id]) => !asked.has(id)))] as const
    }),
  )
  const packIds = [...new Set([...equivalents.values()].flatMap(times => [...times.keys()]))]
  if (packIds.length === 0) return () => NONE
  const pharmacyIds = lacking.map(({ pharmacyId }) => pharmacyId)
  const { offers } = await deps.drugAvailability.readOffers({
    ...{ packIds, pharmacyIds, locationCode, after },
    waitMs: WAIT_MS,
  })
  const byPharmacy = Map.groupBy(offers, ({ pharmacyId }) => pharmacyId)
  const shape = (own: readonly StockOffer[], missing: readonly string[]): Shape[] =>
    replacementsIn(
      own,
      packs.filter(({ packId }) => missing.includes(packId)),
      id => equivalents.get(id) ?? new Map(),
    ).flatMap(({ insteadOf, packId, price, asOf }) => {
      const found = packOf(register, packId)
      if (!found) return []
      const names = packNames(found.drug, found.pack, language)
      const at = { asOf: formatInstant(asOf), isStale: asOf < fresh }
      return [{ insteadOf, packId, drugId: found.drug.id, ...names, price, ...at }]
    })
  const found = new Map(
    lacking.map(({ pharmacyId, missing }) => [pharmacyId, shape(byPharmacy.get(pharmacyId) ?? [], missing)]),
  )
  return pharmacyId => found.get(pharmacyId) ?? NONE
}
