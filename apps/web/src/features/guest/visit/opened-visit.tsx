import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useEffect, useState } from 'react'
import type { TimePicker } from '../../../app/visit/time-picker.ts'
import { GuestVisitCard } from './guest-visit-card.tsx'
import { MoveGuestVisit } from './move-guest-visit.tsx'

interface OpenedVisitProps {
  TimePicker: TimePicker
  /** Its half hour has ended, or the visit no longer belongs to this link. */
  onClosed: () => void
  onLeave: () => void
}

/** The visit, or the choice of a new time for it. */
export function OpenedVisit({ TimePicker, onClosed, onLeave }: OpenedVisitProps) {
  const t = useT('guest')
  const [moving, setMoving] = useState(false)
  const { data, refusal, refetch } = useCallQuery('showGuestVisit', {})
  const isClosed = refusal?.code === 'SESSION_EXPIRED' || refusal?.code === 'UNAUTHENTICATED'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer comes
  useEffect(() => {
    if (isClosed) onClosed()
  }, [isClosed])

  if (data && moving) {
    return (
      <Screen key="move" title={t('visit.moveTitle')}>
        <MoveGuestVisit
          visit={data}
          TimePicker={TimePicker}
          onDone={() => setMoving(false)}
          onClosed={onClosed}
        />
      </Screen>
    )
  }
  return (
    <Screen key="visit" title={t('visit.title')}>
      {data && (
        <GuestVisitCard visit={data} onMove={() => setMoving(true)} onClosed={onClosed} onLeave={onLeave} />
      )}
      {!data && refusal && !isClosed && <ErrorState refusal={refusal} retry={refetch} />}
      {!data && !refusal && <CardSkeletons count={1} />}
    </Screen>
  )
}
