import type { ProfileFacts } from '../modules/family/public.ts'
import { readReference } from '../modules/reference-data/public.ts'

/** Adults with common local names, the same for the same number on every machine. */
export async function demoPeople(): Promise<(n: number) => ProfileFacts> {
  const names = await readReference('names', ['kind', 'sex', 'name_ru'])
  const kinds = Map.groupBy(names, ({ kind, sex }) => `${kind} ${sex}`)
  const choose = (kind: string, sex: string, n: number, step: number): string => {
    const known = kinds.get(`${kind} ${sex}`) ?? []
    const name = known[(n * step) % known.length]
    if (!name) throw new Error(`data/names.csv has no ${kind} of sex ${sex}`)
    return name.name_ru
  }
  return n => {
    const sex = n % 2 === 0 ? 'F' : 'M'
    const [last, first, middle] = [
      choose('last', sex, n, 1),
      choose('first', sex, n, 3),
      choose('middle', sex, n, 7),
    ]
    return {
      fullNameRu: `${last} ${first} ${middle}`,
      birthday: `${1950 + (n % 50)}-${twoDigits(1 + (n % 12))}-${twoDigits(1 + (n % 28))}`,
      sex: sex === 'F' ? 'FEMALE' : 'MALE',
      consentReceived: true,
    }
  }
}

const twoDigits = (n: number) => String(n).padStart(2, '0')
