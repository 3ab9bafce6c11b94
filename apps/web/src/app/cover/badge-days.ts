import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { CoverAsked, CoverKind } from './cover.ts'

/** The days of the times that stand beside a badge; empty: there are none. */
export type BadgeDays = (kind: CoverKind, id: string) => readonly string[]

export function badgeDays({
  day,
  entries = [],
  nearest = {},
}: Pick<CoverAsked, 'day' | 'entries' | 'nearest'>): BadgeDays {
  const atDoctors = new Map(entries.map(entry => [entry.doctor.id, entry]))
  function starts(kind: CoverKind, id: string): readonly (string | null | undefined)[] {
    const entry = kind === 'doctors' && atDoctors.get(id)
    if (entry) return entry.slots.length > 0 ? entry.slots.map(slot => slot.startTime) : [entry.nearest]
    // Of an option at a medical centre the id begins with that of the centre.
    return kind === 'medcenters' || kind === 'offers' ? [nearest[id.split(' ', 1)[0] ?? id]] : []
  }
  return (kind, id) => (day ? [day] : starts(kind, id).flatMap(start => (start ? civilDateOf(start) : [])))
}
