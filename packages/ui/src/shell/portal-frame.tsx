import { IconMenu2 } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { type ReactNode, useId, useState } from 'react'
import { OfflineBanner } from '../states/offline-banner.tsx'
import classes from './portal-frame.module.css'
import { SkipLink } from './skip-link.tsx'

interface PortalFrameProps {
  title: ReactNode
  tools: ReactNode
  /** The button that closes the frame; nothing outside a frame. */
  close: ReactNode
  /** Receives the function that closes the menu after an entry was chosen. */
  navigation: (fold: () => void) => ReactNode
  children: ReactNode
}

/** The portal layout inside a clinic's site: a side menu, which is behind a button on a phone. */
export function PortalFrame({ title, tools, close, navigation, children }: PortalFrameProps) {
  const t = useT('navigation')
  const [open, setOpen] = useState(false)
  const menu = useId()
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.top}>
        <button
          type="button"
          className={classes.opener}
          aria-expanded={open}
          aria-controls={menu}
          onClick={() => setOpen(!open)}
        >
          <IconMenu2 size={24} aria-hidden />
          {t('menu')}
        </button>
        <div className={classes.title}>{title}</div>
        <div className={classes.tools}>{tools}</div>
        <div className={classes.close}>{close}</div>
      </header>
      <div id={menu} className={classes.places} data-open={open || undefined}>
        {navigation(() => setOpen(false))}
      </div>
      <main id="content" tabIndex={-1} className={classes.content}>
        <OfflineBanner />
        {children}
      </main>
    </div>
  )
}
