import type { AnswerOf } from '@vizit/contract/call.ts'
import type { listPacks as call } from '@vizit/contract/calls/drugs/drugs.ts'
import { type PrescribedDrug, prescribedPacks } from '@vizit/domain/drugs/prescribed-packs.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { DrugsDeps } from '../deps.ts'
import { readRegister } from '../store/register.ts'
import { listPacks } from './list-packs.ts'

const MOST_PACKS = 5

type Pack = AnswerOf<typeof call>['items'][number]

/** Where somebody looks for what was prescribed, and in which language. */
interface Looking {
  readonly locationCode?: number | undefined
  readonly language: Language
}

/** The packs that each prescription means, the cheapest first; null: the town does not exist. */
export type MatchPrescriptions = (
  prescribed: readonly PrescribedDrug[],
  looking: Looking,
) => Promise<readonly (readonly Pack[])[] | null>

/** Drugs of hospitals are in no pharmacy, so they are matched with nothing. */
export const createMatchPrescriptions =
  (deps: DrugsDeps): MatchPrescriptions =>
  async (prescribed, looking) => {
    const { drugs } = await readRegister(deps)
    const sold = [...drugs.values()].filter(({ dispensing }) => dispensing !== 'hospital')
    const register = sold.map(({ packs, ...drug }) => ({
      names: [drug.nameRu, drug.nameBe, drug.nameEn],
      substances: [drug.innRu, drug.innEn],
      forms: [drug.formRu, drug.formBe, drug.formEn],
      packs,
    }))
    const meant = prescribed.map(drug => prescribedPacks(drug, register))
    const listed = await listPacks(deps, { ids: [...new Set(meant.flat())], ...looking })
    if ('wrong' in listed) return null
    const byId = new Map(listed.items.map(pack => [pack.packId, pack]))
    const price = ({ priceFrom }: Pack) => priceFrom ?? Number.POSITIVE_INFINITY
    return meant.map(ids =>
      ids
        .flatMap(id => byId.get(id) ?? [])
        .toSorted((one, other) => (price(one) === price(other) ? 0 : price(one) - price(other)))
        .slice(0, MOST_PACKS),
    )
  }
