import { IconCalendarOff } from '@tabler/icons-react'
import { useIsMutating } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import type { ReactNode } from 'react'
import { useKeptWhile } from '../../../app/api/use-kept-while.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import type { TimePicker } from '../../../app/visit/time-picker.ts'
import { useUnchangeableReason } from '../../../app/visit/use-unchangeable-reason.ts'
import { useVisit } from '../details/use-visit.ts'
import { MoveForm } from './move-form.tsx'

interface MoveVisitProps {
  TimePicker: TimePicker
  /** The form that opens what is locked on this device. */
  locked: ReactNode
}

/** Moves a visit to another time (decisions D11). */
export function MoveVisitScreen({ TimePicker, locked }: MoveVisitProps) {
  const t = useT('visits')
  return (
    <Screen title={t('moveTitle')}>
      <VisitToMove TimePicker={TimePicker} locked={locked} />
    </Screen>
  )
}

function VisitToMove({ TimePicker, locked }: MoveVisitProps) {
  const t = useT('visits')
  const reasonOf = useUnchangeableReason()
  const { orderId } = useParams({ from: '/visits/$orderId/move' })
  const { visit: visitNow, isUnknown, isLocked, refusal, refetch } = useVisit(orderId)
  // The form that makes the call must not leave the screen, also if its new time can be changed no more.
  const visit = useKeptWhile(useIsMutating({ mutationKey: ['moveVisit'] }) > 0, visitNow)
  if (!visit && !isUnknown) {
    if (isLocked) return locked
    return refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={2} />
  }
  if (visit?.isManageable) return <MoveForm visit={visit} TimePicker={TimePicker} />
  return (
    <EmptyState
      icon={<IconCalendarOff size={32} />}
      title={t('moveGone')}
      hint={visit ? reasonOf(visit) : t('moveGoneHint')}
      action={<ButtonLink to="/visits">{t('toVisits')}</ButtonLink>}
    />
  )
}
