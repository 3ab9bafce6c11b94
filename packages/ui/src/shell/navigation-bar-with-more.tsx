import { useClickOutside } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import classes from './navigation.module.css'
import { type LinkComponent, NavigationEntries, type NavigationEntry } from './navigation-entries.tsx'

interface NavigationBarWithMoreProps {
  /** The entries that fit into the bar. */
  first: ReactNode
  places: readonly NavigationEntry[]
  Link: LinkComponent
}

/** The navigation bar with a last button that opens the remaining entries above it; the rail shows all entries. */
export function NavigationBarWithMore({ first, places, Link }: NavigationBarWithMoreProps) {
  const t = useT('navigation')
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const around = useClickOutside<HTMLDivElement>(close)
  const id = useId()
  const attention = places.some(place => place.attention)

  function press({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return
    close()
    opener.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open within
    <div ref={around} onKeyDown={press}>
      <ul className={classes.list}>
        {first}
        <li className={classes.opener}>
          <button
            ref={opener}
            type="button"
            className={classes.link}
            aria-expanded={open}
            aria-controls={id}
            data-current={places.some(place => place.current) || undefined}
            onClick={() => setOpen(!open)}
          >
            <span className={classes.icon} aria-hidden data-attention={attention || undefined}>
              <IconDots size={24} />
            </span>
            <span aria-hidden={attention || undefined}>{t('more')}</span>
            {attention && (
              <span className={classes.visuallyHidden}>{`${t('more')}, ${t('needsAttention')}`}</span>
            )}
          </button>
        </li>
      </ul>
      <ul id={id} className={classes.more} data-open={open || undefined}>
        <NavigationEntries places={places} Link={Link} onChosen={close} />
      </ul>
    </div>
  )
}
