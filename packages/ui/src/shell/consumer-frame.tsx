import type { ReactNode } from 'react'
import { OfflineBanner } from '../states/offline-banner.tsx'
import classes from './consumer-frame.module.css'
import { SkipLink } from './skip-link.tsx'

interface ConsumerFrameProps {
  brand: ReactNode
  /** Shown at the right of the top bar. */
  tools: ReactNode
  navigation: ReactNode
  children: ReactNode
}

/** The consumer layout: bottom navigation on a phone, a rail at the side on a desktop. */
export function ConsumerFrame({ brand, tools, navigation, children }: ConsumerFrameProps) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.top}>
        {brand}
        <div className={classes.tools}>{tools}</div>
      </header>
      <div className={classes.places}>{navigation}</div>
      <main id="content" tabIndex={-1} className={classes.content}>
        <OfflineBanner />
        {children}
      </main>
    </div>
  )
}
