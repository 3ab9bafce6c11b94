import { ChoiceSummary } from './choice-summary.tsx'
import { useChosenNames } from './use-chosen-names.ts'
import type { CollapsedChoice } from './use-collapsed-choice.ts'

/** The chosen doctor, speciality and branch, in one line. */
export function DoctorChoiceSummary({ provider, fold }: { provider: string; fold: CollapsedChoice }) {
  return <ChoiceSummary names={useChosenNames(provider)} fold={fold} />
}
