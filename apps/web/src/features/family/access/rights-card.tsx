import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import classes from './access.module.css'
import { BookingRight } from './booking-right.tsx'
import { ResultsRight } from './results-right.tsx'
import type { Rights } from './rights.ts'
import { useGrantChoice } from './use-grant-choice.ts'

/** What they may do here: nothing, book, or also see results; with the buttons that change it. */
export function RightsCard(rights: Rights) {
  const t = useT('family')
  const { levelsOf } = useGrantChoice()
  // The remote configuration may define no level that includes results.
  const canShowResults = levelsOf('VIEW_REPORTS_TESTS').includes('VIEW_REPORTS_TESTS')
  return (
    <Surface className={classes.rights ?? ''}>
      <h3 className={classes.whose}>{rights.forWhom?.name ?? t('access.mine')}</h3>
      <BookingRight {...rights} />
      {canShowResults && <ResultsRight {...rights} />}
    </Surface>
  )
}
