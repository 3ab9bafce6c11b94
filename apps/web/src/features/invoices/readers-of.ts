import type { Invoice } from './invoice-types.ts'

/** Who reads an answer: the programme only what is said of positions that it pays, the medical centre all. */
export type Readers = 'BOTH' | 'PART' | 'CLINIC'

export function readersOf({
  positions,
}: {
  readonly positions: readonly Pick<Invoice['positions'][number], 'covered'>[]
}): Readers {
  const paid = positions.filter(({ covered }) => covered > 0).length
  if (paid === 0) return 'CLINIC'
  return paid === positions.length ? 'BOTH' : 'PART'
}
