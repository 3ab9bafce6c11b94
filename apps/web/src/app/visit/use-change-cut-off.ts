import { useConfig } from '../api/use-config.ts'

/** The default until the server has sent its value (product §4, "Visit cancel"). */
const USUAL_MINUTES = 30

/** The cut-off: how many minutes before its start a visit can last be moved or cancelled. */
export function useChangeCutOff(): number {
  return useConfig().data?.cancelCutOffMinutes ?? USUAL_MINUTES
}
