import { isForWards, packageSizeOf, piecesIn } from './package-size.ts'

interface CountedDrug {
  readonly name: string
  readonly form: string | null
  readonly strength: string | null
  /** Packages, as the doctor wrote. */
  readonly count: number | null
  /** The packs that are meant, the best first. */
  readonly packs: readonly { readonly presentation: string }[]
}

/**
 * How many packages of the first pack were prescribed. Null: several, and of another size or of one that nobody wrote, so that as
 * many of this pack might be five times as much; or one for wards, which nobody wrote.
 */
export function prescribedCount({ name, form, strength, count, packs }: CountedDrug): number | null {
  const written = piecesIn(`${name} ${form ?? ''} ${strength ?? ''}`)
  const sizes = packs.map(({ presentation }) => packageSizeOf(presentation))
  if (written === null && sizes[0] && isForWards(sizes[0])) return null
  if (count === null || count === 1) return 1
  if (written !== null) return sizes[0]?.pieces === written ? count : null
  return new Set(sizes.map(size => JSON.stringify(size))).size === 1 ? count : null
}
