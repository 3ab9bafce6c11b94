import { mayTakeOff } from '@vizit/domain/visits/take-off-list.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { timesOf } from '../../../app/visit/current-visit-state.ts'
import { useTakeOffVisit } from '../card/use-take-off-visit.ts'
import type { Visit } from '../visit-types.ts'

/** Takes the visit off the user's own list; hidden until the day after it (decisions D8). */
export function TakeOffVisit({ visit }: { visit: Visit }) {
  const t = useT('visits')
  const { takeOff, isPending, refusal } = useTakeOffVisit()
  if (visit.hidden || !mayTakeOff(timesOf(visit), new Date())) return null
  return (
    <>
      <PendingButton variant="default" pending={isPending} onClick={() => takeOff(visit)}>
        {t('takeOff')}
      </PendingButton>
      <RefusalBlock refusal={refusal} />
    </>
  )
}
