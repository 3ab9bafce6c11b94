import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { isSecondTap } from '@vizit/ui/form/is-second-tap.ts'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { type MouseEvent, useState } from 'react'
import classes from './access.module.css'
import { RightState } from './right-state.tsx'
import type { Rights } from './rights.ts'
import { ShowResults } from './show-results.tsx'
import { useGrantChoice } from './use-grant-choice.ts'
import { useSetGrant } from './use-set-grant.ts'

/**
 * Whether they see results and reports (product §6, VIEW_REPORTS_TESTS). Showing needs a confirmation, hiding does not.
 */
export function ResultsRight(rights: Rights) {
  const t = useT('family')
  const { relativeId, name, level, forWhom } = rights
  const areShown = useGrantChoice().choiceOf(level) === 'VIEW_REPORTS_TESTS'
  const { set, isPending, refusal, codeStep } = useSetGrant({
    relativeId,
    level,
    forProfileId: forWhom?.id ?? null,
  })
  const [asking, setAsking] = useState(false)
  const whose = forWhom?.name ?? t('access.myResults')

  function press(click: MouseEvent) {
    if (isPending || isSecondTap(click)) return
    if (areShown) set('BOOK_VISITS')
    else setAsking(true)
  }
  return (
    <div className={classes.next}>
      <RightState
        isGiven={areShown}
        state={t(areShown ? 'results.shown' : 'results.hidden')}
        means={t(areShown ? 'results.shownMeans' : 'results.hiddenMeans')}
      />
      <RefusalBlock refusal={refusal} />
      {codeStep}
      <Button
        variant="default"
        aria-busy={isPending}
        aria-label={t(areShown ? 'results.hideFrom' : 'results.showTo', { name, whose })}
        onClick={press}
      >
        {areShown ? t('results.hide') : t('results.show')}
      </Button>
      {asking && (
        <ShowResults
          rights={rights}
          onShow={() => {
            setAsking(false)
            set('VIEW_REPORTS_TESTS')
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
