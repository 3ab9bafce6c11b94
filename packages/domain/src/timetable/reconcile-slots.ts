import type { SlotTimes } from './make-slots.ts'

export interface SlotChanges<Kept extends SlotTimes, Wanted extends SlotTimes> {
  /** Slots that exist exactly as wanted. */
  kept: Kept[]
  /** Slots that exist but are not wanted. */
  surplus: Kept[]
  /** Slots that are wanted but do not exist. */
  missing: Wanted[]
}

/** The changes that turn the existing timeslots of one assignment into the wanted ones. */
export function reconcileSlots<Kept extends SlotTimes, Wanted extends SlotTimes>(
  existing: readonly Kept[],
  wanted: readonly Wanted[],
): SlotChanges<Kept, Wanted> {
  const wantedEnds = new Map(wanted.map(slot => [slot.startsAt, slot.endsAt]))
  const isWanted = (slot: SlotTimes) => wantedEnds.get(slot.startsAt) === slot.endsAt
  const kept = existing.filter(isWanted)
  const there = new Set(kept.map(slot => slot.startsAt))
  return {
    kept,
    surplus: existing.filter(slot => !isWanted(slot)),
    missing: wanted.filter(slot => !there.has(slot.startsAt)),
  }
}

/** The slots that overlap none of the taken intervals, since a doctor receives one person at a time. */
export function withoutOverlap<Slot extends SlotTimes>(
  slots: readonly Slot[],
  taken: readonly SlotTimes[],
): Slot[] {
  if (taken.length === 0) return [...slots]
  return slots.filter(slot => !taken.some(busy => slot.startsAt < busy.endsAt && busy.startsAt < slot.endsAt))
}
