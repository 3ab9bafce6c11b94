import type { AnswerOf } from '@vizit/contract/call.ts'
import type { listPacks as call } from '@vizit/contract/calls/drugs/drugs.ts'
import { findDrugs } from '@vizit/domain/drugs/find-drugs.ts'
import { isOtherTradeName } from '@vizit/domain/drugs/other-trade-name.ts'
import { compareBySize, compareInsteadOf } from '@vizit/domain/drugs/package-order.ts'
import {
  isForWards,
  type PackageSize,
  packageSizeOf,
  timesTheSize,
  withoutPieces,
} from '@vizit/domain/drugs/package-size.ts'
import { type PrescribedDrug, prescribedPacks } from '@vizit/domain/drugs/prescribed-packs.ts'
import { withoutStrength } from '@vizit/domain/drugs/strength.ts'
import { isTooShort, SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { DrugsDeps } from '../deps.ts'
import { type Register, readRegister } from '../store/register.ts'
import { packOf } from './equivalent-packs.ts'
import { indexOfSold } from './index-of-sold.ts'
import { listPacks } from './list-packs.ts'

const MOST_PACKS = 5

type Pack = AnswerOf<typeof call>['items'][number] & { readonly isOtherName: boolean }

/** Where somebody looks for what was prescribed, and in which language. */
interface Looking {
  readonly locationCode?: number | undefined
  readonly language: Language
}

/** The packs that a prescription means, or else by what a search finds the drug; null: by nothing, as other advice. */
export interface MatchedPrescription {
  readonly packs: readonly Pack[]
  readonly searchFor: string | null
}

/**
 * The packs that each prescription means: those with as many pieces as were written first, then the cheapest for as much. Null: the
 * town does not exist.
 */
export type MatchPrescriptions = (
  prescribed: readonly PrescribedDrug[],
  looking: Looking,
) => Promise<readonly MatchedPrescription[] | null>

export const createMatchPrescriptions =
  (deps: DrugsDeps): MatchPrescriptions =>
  async (prescribed, looking) => {
    const register = await readRegister(deps)
    const index = indexOfSold(register)
    const meant = prescribed.map(drug => prescribedPacks(drug, index))
    const listed = await listPacks(deps, {
      ids: [...new Set(meant.flatMap(each => each.packIds))],
      ...looking,
    })
    if ('wrong' in listed) return null
    const byId = new Map(listed.items.map(pack => [pack.packId, pack]))
    return meant.map(({ packIds, pieces }, at) => {
      const drug = prescribed[at]
      const packs = packIds.flatMap(id => {
        const own = packOf(register, id)
        const pack = byId.get(id)
        if (!own || !pack || !drug) return []
        const { nameRu, nameBe, nameEn } = own.drug
        // "Нурафен" of the screen is the "Нурофен" that was written.
        const isOtherName = [nameRu, nameBe, nameEn].every(
          name => name === null || isOtherTradeName(drug, name),
        )
        return [{ pack: { ...pack, isOtherName }, size: packageSizeOf(own.pack.ru) }]
      })
      return {
        packs: inOrder(packs, pieces).slice(0, MOST_PACKS),
        searchFor: packs.length > 0 ? null : searchFor(drug, register),
      }
    })
  }

/** The substance, or else the name without an amount, which may be what the register has not. */
function searchFor(drug: PrescribedDrug | undefined, register: Register): string | null {
  const queries = [drug?.inn ?? '', withoutStrength(withoutPieces(drug?.name ?? ''))].map(text =>
    text.slice(0, SEARCH_MAXIMUM).replace(/\s+/g, ' ').trim(),
  )
  const found = queries.find(q => !isTooShort(q) && findDrugs(register.searched, q).found.length > 0)
  return found ?? null
}

interface Sized {
  readonly pack: Pack
  readonly size: PackageSize
}

function inOrder(packs: readonly Sized[], pieces: number | null): Pack[] {
  const wanted = pieces === null ? null : { pieces, content: null }
  const measure = wanted ?? packs.find(({ size }) => timesTheSize(size, size) !== null)?.size
  const compare = wanted ? compareInsteadOf : compareBySize
  const forOne = packs.filter(({ size }) => !isForWards(size))
  // As the cheapest for as much, a package for wards would be the first.
  const meant = wanted || forOne.length === 0 ? packs : forOne
  return meant
    .map(({ pack, size }) => ({
      pack,
      price: pack.priceFrom,
      times: measure ? timesTheSize(measure, size) : null,
    }))
    .toSorted(compare)
    .map(({ pack }) => pack)
}
