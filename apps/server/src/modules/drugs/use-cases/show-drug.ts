import type { AnswerOf } from '@vizit/contract/call.ts'
import type { showDrug as call } from '@vizit/contract/calls/drugs/drugs.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { DrugsDeps } from '../deps.ts'
import { listedDrug, priceState } from '../store/listed-drug.ts'
import { type Register, type RegisterDrug, readRegister } from '../store/register.ts'
import { readRegistration } from '../store/registration.ts'
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
  const registration = await readRegistration(deps.database, id, language)
  if (!registration) return null
  const { drug, groups, ...facts } = registration
  const analogues = analoguesOf(drug, register)
  const asked = [drug, ...analogues.map(each => each.drug)].map(each => ({
    id: each.id,
    packIds: each.packs.map(pack => pack.id),
  }))
  const { after, fresh } = await shownAfter(deps)
  const ranges = await deps.drugAvailability.readRanges({ drugs: asked, locationCode, after })
  const narrowest = groups.at(-1)?.code
  return {
    ...listedDrug(
      drug,
      drug.packs.map(pack => pack.id),
      { language, ranges, fresh },
    ),
    atc: {
      code: drug.atcCode,
      groups,
      drugsCount: narrowest === undefined ? 0 : countOfGroup(register, narrowest, drug.id),
    },
    ...facts,
    analogues: analogues.map(({ drug: other, relation }) => {
      const { packs: _, ...listed } = listedDrug(other, [], { language, ranges, fresh })
      return { ...listed, relation }
    }),
    register: register.source,
    prices: priceState(ranges.state),
  }
}

/** Drugs of the same substance: those of the same form and strength first. */
function analoguesOf(drug: RegisterDrug, register: Register) {
  if (drug.innKey === null) return []
  const strengths = new Set(drug.packs.flatMap(({ strength }) => strength ?? []))
  const analogues = (register.sameSubstance.get(drug.innKey) ?? [])
    .filter(({ id }) => id !== drug.id)
    .map(other => ({ drug: other, relation: relationOf(drug, other, strengths) }))
  return analogues.toSorted(
    (a, b) => Number(b.relation === 'equivalent') - Number(a.relation === 'equivalent'),
  )
}

const relationOf = (drug: RegisterDrug, other: RegisterDrug, strengths: ReadonlySet<string>): Relation =>
  drug.formRu !== null &&
  drug.formRu === other.formRu &&
  other.packs.some(({ strength }) => strength !== null && strengths.has(strength))
    ? 'equivalent'
    : 'sameSubstance'

const countOfGroup = ({ drugs }: Register, group: string, id: string) =>
  [...drugs.values()].filter(drug => drug.id !== id && drug.atcCode?.startsWith(group)).length
