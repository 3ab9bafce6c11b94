import { useLocation, useRouter } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { isFramed } from '../app/frame/is-framed.ts'
import { usePushMoment } from '../app/push/moment.ts'
import classes from './asides.module.css'

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
  return useLate(async () => (await import('../features/install/framed-prompt.tsx')).FramedPrompt)
}

function PushAside() {
  return useLate(async () => (await import('../features/push/push-offer.tsx')).PushOffer)
}

function useLate(load: () => Promise<ComponentType>) {
  const { texts } = useRouter().options.context
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded never changes
  const Late = useMemo(
    () =>
      lazy(async () => {
        const [component] = await Promise.all([load(), texts.need(['install'])])
        return { default: component }
      }),
    [],
  )
  return (
    <div className={classes.aside}>
      <Suspense>
        <Late />
      </Suspense>
    </div>
  )
}
