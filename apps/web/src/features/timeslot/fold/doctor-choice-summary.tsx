import { ChoiceSummary } from './choice-summary.tsx'
import { useChosenNames } from './use-chosen-names.ts'
import type { Fold } from './use-fold.ts'

/** The chosen doctor, speciality and branch, in one line. */
export function DoctorChoiceSummary({ provider, fold }: { provider: string; fold: Fold }) {
  return <ChoiceSummary names={useChosenNames(provider)} fold={fold} />
}
