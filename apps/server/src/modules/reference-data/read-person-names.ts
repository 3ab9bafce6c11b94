import { type KnownNames, knownNames, type PersonNameRow } from '@vizit/domain/reviews/known-names.ts'
import { listOf, readReference } from './read-reference.ts'

let names: Promise<KnownNames> | undefined

/** Names of people, by which reviews and searches tell them from other words (data/person_names.csv); read once. */
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
