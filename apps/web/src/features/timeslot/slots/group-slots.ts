import { type PartOfDay, partOfDay, partsOfDay } from '@vizit/domain/time/part-of-day.ts'

interface Begins {
  readonly startTime: string
}

/** Timeslots of one date by morning, afternoon and evening, without empty parts (decisions D7). */
export function groupSlots<S extends Begins>(slots: readonly S[]): { part: PartOfDay; slots: S[] }[] {
  return partsOfDay
    .map(part => ({ part, slots: slots.filter(slot => partOfDay(slot.startTime) === part) }))
    .filter(group => group.slots.length > 0)
}
