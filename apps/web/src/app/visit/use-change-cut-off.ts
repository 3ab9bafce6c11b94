import { useConfig } from '../api/use-config.ts'

/** Until the server has told its own (product §4, "Visit cancel"). */
const USUAL_MINUTES = 30

/** How many minutes before its start a visit may last be moved or cancelled. */
export function useChangeCutOff(): number {
  return useConfig().data?.cancelCutOffMinutes ?? USUAL_MINUTES
}
