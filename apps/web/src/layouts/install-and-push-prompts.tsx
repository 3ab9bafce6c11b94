import { useLocation } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { isFramed } from '../app/frame/is-framed.ts'
import { useIsPushPromptMoment } from '../features/push/push-prompt-moment.ts'
import classes from './install-and-push-prompts.module.css'
import { useLazyComponent } from './use-lazy-component.ts'

/**
 * Offers beside a screen. Their code and texts are loaded when they are needed. Messages are offered above the list of
 * visits, which may be long, and on other screens below the content.
 */
export function InstallAndPushPrompts({ place }: { place: 'above' | 'below' }) {
  const isPushMoment = useIsPushPromptMoment()
  const { pathname, state } = useLocation()
  const isHere = (isFramed || pathname === '/visits') === (place === 'above')
  // The list shows it below the visit that was just booked.
  if (!isFramed && state.booked) return null
  if (!isHere || (!isFramed && !isPushMoment)) return null
  return isFramed ? <FramedAside /> : <PushAside />
}

function FramedAside() {
  return <Late load={async () => (await import('../features/install/framed-prompt.tsx')).FramedPrompt} />
}

function PushAside() {
  return <Late load={async () => (await import('../features/push/push-prompt.tsx')).PushPrompt} />
}

function Late({ load }: { load: () => Promise<ComponentType> }) {
  const Shown = useLazyComponent(load)
  return (
    <div className={classes.aside}>
      <Suspense>
        <Shown />
      </Suspense>
    </div>
  )
}
