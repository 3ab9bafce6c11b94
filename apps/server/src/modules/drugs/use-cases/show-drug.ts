import type { AnswerOf } from '@vizit/contract/call.ts'
import type { showDrug as call } from '@vizit/contract/calls/drugs/drugs.ts'
import { isForPharmacies } from '@vizit/domain/drugs/dispensing.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { DrugsDeps } from '../deps.ts'
import { listedDrug, lowestShape, presentationOf, priceState } from '../store/listed-drug.ts'
import { type Register, type RegisterDrug, readRegister } from '../store/register.ts'
import { readRegistration } from '../store/registration.ts'
import { equivalentsOf } from './equivalent-packs.ts'
import { readRangesOfSold } from './prices-of-sold.ts'
import { shownAfter } from './shown-after.ts'

type Relation = AnswerOf<typeof call>['analogues'][number]['relation']

interface Asked {
  readonly id: string
  readonly locationCode: number | null
  readonly language: Language
}

/** A drug with its analogues; null: the register never had it. */
export async function showDrug(
  deps: DrugsDeps,
  { id, locationCode, language }: Asked,
): Promise<AnswerOf<typeof call> | null> {
  const register = await readRegister(deps)
  const current = register.drugs.get(id)
  const { after, fresh } = await shownAfter(deps)
  const readPrices = async (drug: RegisterDrug) => {
    const analogues = analoguesOf(drug, register)
    const asked = [
      { id: drug.id, packIds: drug.packs.map(({ id }) => id) },
      ...analogues.map(({ drug: { id }, packIds }) => ({ id, packIds })),
    ]
    const ranges = await readRangesOfSold(deps, register, { drugs: asked, locationCode, after })
    return { analogues, ranges }
  }
  // What the register has now is known before the rest of its row is read.
  const [registration, pricesOfCurrent] = await Promise.all([
    readRegistration(deps.database, id, language),
    current && readPrices(current),
  ])
  if (!registration) return null
  const { drug, groups, ...facts } = registration
  const { analogues, ranges } = pricesOfCurrent ?? (await readPrices(drug))
  const narrowest = groups.at(-1)?.code
  const listed = listedDrug(
    drug,
    drug.packs.map(pack => pack.id),
    { language, ranges, fresh },
  )
  return {
    ...listed,
    packs: listed.packs.map(pack => {
      const { asOf, isStale } = lowestShape(ranges.ofPack(drug.id, pack.id), fresh)
      return asOf === null || asOf === pack.asOf ? pack : { ...pack, lowest: { asOf, isStale } }
    }),
    atc: {
      code: drug.atcCode,
      groups,
      drugsCount:
        narrowest === undefined
          ? 0
          : countOfGroup(register, narrowest, [drug, ...analogues.map(each => each.drug)]),
    },
    ...facts,
    analogues: analogues.map(({ drug: other, relation, packIds }) => {
      const { packs: _, ...listed } = listedDrug(other, [], { language, ranges, fresh })
      const packs = other.packs
        .filter(pack => packIds.includes(pack.id))
        .map(pack => {
          const presentation = presentationOf(pack, language)
          const lowest = lowestShape(ranges.ofPack(other.id, pack.id), fresh)
          return { id: pack.id, presentation, strength: pack.strength, ...lowest }
        })
      return { ...listed, relation, packs }
    }),
    register: register.source,
    prices: priceState(ranges.state),
  }
}

interface Analogue {
  readonly drug: RegisterDrug
  readonly relation: Relation
  /** The packs that its prices are of: only the equivalent ones, if it has any. */
  readonly packIds: readonly string[]
}

/** Drugs of the same substance that pharmacies may sell: those with an equivalent pack first. */
function analoguesOf(drug: RegisterDrug, register: Register): Analogue[] {
  if (drug.innKey === null) return []
  const equivalents = Map.groupBy(
    drug.packs.flatMap(pack => equivalentsOf(register, { drug, pack })),
    other => other.drug.id,
  )
  const analogues = (register.sameSubstance.get(drug.innKey) ?? [])
    .filter(other => other.id !== drug.id && isForPharmacies(other))
    .map((other): Analogue => {
      const packs = equivalents.get(other.id)?.map(({ pack }) => pack)
      return {
        drug: other,
        relation: packs ? 'equivalent' : 'sameSubstance',
        packIds: [...new Set((packs ?? other.packs).map(({ id }) => id))],
      }
    })
  return analogues.toSorted(
    (a, b) => Number(b.relation === 'equivalent') - Number(a.relation === 'equivalent'),
  )
}

const counts = new WeakMap<Register, Map<string, number>>()

/** How many drugs that pharmacies may sell the group has besides these; all are counted once for each register that is loaded. */
function countOfGroup(register: Register, group: string, shown: readonly RegisterDrug[]): number {
  const known = counts.get(register) ?? new Map<string, number>()
  counts.set(register, known)
  const isOfGroup = (drug: RegisterDrug | undefined) =>
    drug !== undefined && isForPharmacies(drug) && drug.atcCode?.startsWith(group) === true
  const count = known.get(group) ?? [...register.drugs.values()].filter(isOfGroup).length
  known.set(group, count)
  return count - shown.filter(({ id }) => isOfGroup(register.drugs.get(id))).length
}
