import { type KnownNames, knownNames, type PersonNameRow } from '@vizit/domain/reviews/known-names.ts'
import { listOf, readReference } from '../../reference-data/public.ts'

let names: Promise<KnownNames> | undefined

/** Names of people, by which the rules find them in a review (data/person_names.csv); read once. */
export const readPersonNames = (): Promise<KnownNames> => (names ??= read())

async function read(): Promise<KnownNames> {
  const rows = await readReference('person_names', ['kind', 'sex', 'ru', 'be', 'other', 'everyday'])
  return knownNames(
    rows.map(({ kind, sex, ru, be, other, everyday }) => ({
      ...{ kind: kind as PersonNameRow['kind'], sex: sex as PersonNameRow['sex'] },
      spellings: [ru, be, ...listOf(other)].filter(Boolean),
      everyday: listOf(everyday),
    })),
  )
}
