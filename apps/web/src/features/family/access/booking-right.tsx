import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { isSecondTap } from '@vizit/ui/form/is-second-tap.ts'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { RightState } from './right-state.tsx'
import type { Rights } from './rights.ts'
import { useGrantChoice } from './use-grant-choice.ts'
import { useSetGrant } from './use-set-grant.ts'

/** Whether they may book here, and the button that changes it (product §4, "Rights toggle"). */
export function BookingRight({ relativeId, name, level, forWhom }: Rights) {
  const t = useT('family')
  const isAllowed = useGrantChoice().choiceOf(level) !== 'VIEW_COVERAGE'
  const { set, isPending, refusal, codeStep } = useSetGrant({
    relativeId,
    level,
    forProfileId: forWhom?.id ?? null,
  })
  const whose = forWhom?.name ?? t('access.myVisits')
  return (
    <>
      <RightState
        isGiven={isAllowed}
        state={t(isAllowed ? 'access.allowed' : 'access.forbidden')}
        means={t(isAllowed ? 'access.allowedMeans' : 'access.forbiddenMeans')}
      />
      <RefusalBlock refusal={refusal} />
      {codeStep}
      <Button
        variant={isAllowed ? 'default' : 'filled'}
        aria-busy={isPending}
        aria-label={t(isAllowed ? 'access.forbidTo' : 'access.allowTo', { name, whose })}
        // Not disabled while pending, so that the button keeps the focus.
        onClick={click => isPending || isSecondTap(click) || set(isAllowed ? 'VIEW_COVERAGE' : 'BOOK_VISITS')}
      >
        {isAllowed ? t('access.forbid') : t('access.allow')}
      </Button>
    </>
  )
}
