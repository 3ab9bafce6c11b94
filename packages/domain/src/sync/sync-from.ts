import { addDays, type CivilDate } from '../time/civil-date.ts'
import { civilDateOf } from '../time/minsk.ts'

/** The date since which a device asks for changes: the day before its last sync (product §4, "Sync"). */
export function syncFrom(lastSync: string): CivilDate {
  return addDays(civilDateOf(lastSync), -1)
}
