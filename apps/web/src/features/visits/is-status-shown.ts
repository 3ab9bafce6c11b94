import { isPlanned } from '@vizit/domain/visits/visit-status.ts'
import type { Visit } from './visit-types.ts'

/** False for a past visit with the status "planned": the clinic has not reported its outcome yet. */
export function isStatusShown({ isPast, status }: Pick<Visit, 'isPast' | 'status'>): boolean {
  return !isPast || !isPlanned(status)
}
