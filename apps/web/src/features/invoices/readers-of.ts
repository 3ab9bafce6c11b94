import type { Invoice } from './invoice-types.ts'

/**
 * Who reads an answer: the medical centre all, the programme only what is said of positions that it pays. Of a visit that was not
 * booked with it, it reads what is confirmed (`CONFIRMED`).
 */
export type Readers = 'BOTH' | 'PART' | 'CONFIRMED' | 'CLINIC'

/** Who reads a reason, what is not confirmed, or that there was no answer. */
export const readersOfReason = (readers: Readers) =>
  readers === 'CONFIRMED' || readers === 'CLINIC' ? 'CLINIC' : 'BOTH'

type Read = Pick<Invoice, 'isBookedWithProgramme'> & {
  readonly positions: readonly Pick<Invoice['positions'][number], 'covered'>[]
}

export function readersOf({ positions, isBookedWithProgramme = true }: Read): Readers {
  const paid = positions.filter(({ covered }) => covered > 0).length
  if (paid === 0) return 'CLINIC'
  if (!isBookedWithProgramme) return 'CONFIRMED'
  return paid === positions.length ? 'BOTH' : 'PART'
}
