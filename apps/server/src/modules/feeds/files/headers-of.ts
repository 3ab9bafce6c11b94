import { type Columns, foldWords } from '../../clinic-import/public.ts'

/** What the sender of a feed calls each column. */
export type SentHeaders<Of extends Columns> = Record<keyof Of, string>

const ENGLISH = 1

/** Problems name columns as the sender does; one that is not there has its name in the language of the first that is. */
export function headersOf<Of extends Columns>(
  columns: Of,
  given: ReadonlyMap<keyof Of, { readonly header: string }>,
): SentHeaders<Of> {
  const aliasesOf = (name: keyof Of) => columns[name]?.headers ?? []
  const [first] = given
  const known = first
    ? aliasesOf(first[0]).findIndex(alias => foldWords(alias) === foldWords(first[1].header))
    : ENGLISH
  const named = (Object.keys(columns) as (keyof Of)[]).map(name => [
    name,
    given.get(name)?.header ?? aliasesOf(name)[known] ?? aliasesOf(name)[0] ?? '',
  ])
  return Object.fromEntries(named) as SentHeaders<Of>
}
