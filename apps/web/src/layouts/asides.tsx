import { useLocation } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { isFramed } from '../app/frame/is-framed.ts'
import { usePushMoment } from '../features/push/moment.ts'
import classes from './asides.module.css'
import { useLate } from './use-late.ts'

/**
 * What is offered beside a screen. Its code and texts are fetched when its moment has come. Messages are offered above
 * the list of visits, which may be long; elsewhere below what people have come for.
 */
export function Asides({ place }: { place: 'above' | 'below' }) {
  const isPushMoment = usePushMoment()
  const { pathname, state } = useLocation()
  const isHere = (isFramed || pathname === '/visits') === (place === 'above')
  // Below the visit that was just booked, which the list shows.
  if (!isFramed && state.booked) return null
  if (!isHere || (!isFramed && !isPushMoment)) return null
  return isFramed ? <FramedAside /> : <PushAside />
}

function FramedAside() {
  return <Late load={async () => (await import('../features/install/framed-prompt.tsx')).FramedPrompt} />
}

function PushAside() {
  return <Late load={async () => (await import('../features/push/push-offer.tsx')).PushOffer} />
}

function Late({ load }: { load: () => Promise<ComponentType> }) {
  const Shown = useLate(load)
  return (
    <div className={classes.aside}>
      <Suspense>
        <Shown />
      </Suspense>
    </div>
  )
}
