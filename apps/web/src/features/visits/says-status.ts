import { isPlanned } from '@vizit/domain/visits/visit-status.ts'
import type { Visit } from './visit-types.ts'

/** Of a visit that is over, "planned" is no news: the clinic has not said yet what became of it. */
export function saysStatus({ isPast, status }: Pick<Visit, 'isPast' | 'status'>): boolean {
  return !isPast || !isPlanned(status)
}
