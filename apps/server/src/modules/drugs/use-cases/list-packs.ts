import type { AnswerOf } from '@vizit/contract/call.ts'
import type { listPacks as call } from '@vizit/contract/calls/drugs/drugs.ts'
import { compareInsteadOf } from '@vizit/domain/drugs/package-order.ts'
import type { Language } from '../../../platform/http/language.ts'
import { isKnownTown } from '../../catalogue/public.ts'
import type { DrugsDeps } from '../deps.ts'
import { listedDrug, priceState, rangeShape } from '../store/listed-drug.ts'
import { readRegister } from '../store/register.ts'
import { readRemovedPacks } from '../store/removed-packs.ts'
import { type PackOfDrug, packOf, replacementsOf } from './equivalent-packs.ts'
import { readRangesOfSold } from './prices-of-sold.ts'
import { shownAfter } from './shown-after.ts'

interface Asked {
  readonly ids: readonly string[]
  readonly locationCode?: number | undefined
  readonly language: Language
}

const MOST_EQUIVALENTS = 5

/** Packs with their prices and equivalents, and what those are called that the register has no more; `wrong`: the fields of the request that name nothing that exists. */
export async function listPacks(
  deps: DrugsDeps,
  { ids, locationCode, language }: Asked,
): Promise<AnswerOf<typeof call> | { readonly wrong: readonly string[] }> {
  if (!(await isKnownTown(deps.database, locationCode))) return { wrong: ['locationCode'] }
  const register = await readRegister(deps)
  const found = ids
    .flatMap(id => packOf(register, id) ?? [])
    // What is looked for anyway takes nothing's place.
    .map(own => ({
      own,
      others: replacementsOf(register, own).filter(({ pack }) => !ids.includes(pack.id)),
    }))
  const asked = Map.groupBy(
    found.flatMap(({ own, others }) => [own, ...others]),
    ({ drug }) => drug.id,
  )
  const { after, fresh } = await shownAfter(deps)
  const ranges = await readRangesOfSold(deps, register, {
    drugs: [...asked].map(([id, packs]) => ({ id, packIds: [...new Set(packs.map(({ pack }) => pack.id))] })),
    locationCode: locationCode || null,
    after,
  })
  const shape = ({ drug, pack }: PackOfDrug) => {
    const { id: drugId, packs, ...listed } = listedDrug(drug, [pack.id], { language, ranges, fresh })
    const { presentation = pack.ru } = packs[0] ?? {}
    return {
      ...listed,
      ...rangeShape(ranges.ofPack(drug.id, pack.id), fresh),
      drugId,
      packId: pack.id,
      presentation,
    }
  }
  return {
    items: found.map(({ own, others }) => {
      const { inn: _, ...pack } = shape(own)
      const sold = others
        .map(other => ({ ...shape(other), times: other.times }))
        .filter(({ priceFrom }) => priceFrom !== null)
        .toSorted((one, two) =>
          compareInsteadOf({ ...one, price: one.priceFrom }, { ...two, price: two.priceFrom }),
        )
      return {
        ...pack,
        equivalents: sold
          .slice(0, MOST_EQUIVALENTS)
          .map(({ inn, form, dispensing, isDemo, times, ...equivalent }) => equivalent),
      }
    }),
    removed: await readRemovedPacks(
      deps.database,
      ids.filter(id => !register.drugOfPack.has(id)),
      language,
    ),
    prices: priceState(ranges.state),
  }
}
