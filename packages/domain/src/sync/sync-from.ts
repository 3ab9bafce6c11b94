import { addDays, type CivilDate } from '../time/civil-date.ts'
import { civilDateOf } from '../time/minsk.ts'

/** What a device asks to have the changes since: the day before its last sync (product §4, "Sync"). */
export function syncFrom(lastSync: string): CivilDate {
  return addDays(civilDateOf(lastSync), -1)
}
