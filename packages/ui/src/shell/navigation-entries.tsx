import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ComponentType, ReactNode } from 'react'
import classes from './navigation.module.css'

export interface NavigationEntry {
  readonly to: string
  readonly label: string
  readonly icon: ReactNode
  readonly current: boolean
  /** Shows a red dot. */
  readonly attention?: boolean
}

export type LinkComponent = ComponentType<{
  to: string
  className?: string | undefined
  'aria-current'?: 'page' | undefined
  onClick?: () => void
  children: ReactNode
}>

interface NavigationEntriesProps {
  places: readonly NavigationEntry[]
  Link: LinkComponent
  /** Closes the menu that contains the entries. */
  onChosen?: (() => void) | undefined
}

/** The entries of a navigation, each with its icon, and a red dot if it needs attention. */
export function NavigationEntries({ places, Link, onChosen }: NavigationEntriesProps) {
  const t = useT('navigation')
  return places.map(({ to, label, icon, current, attention }) => (
    <li key={to}>
      <Link
        to={to}
        className={classes.link}
        aria-current={current ? 'page' : undefined}
        {...(onChosen ? { onClick: onChosen } : {})}
      >
        <span className={classes.icon} aria-hidden data-attention={attention || undefined}>
          {icon}
        </span>
        <span aria-hidden={attention || undefined}>{label}</span>
        {/* One text: screen readers would read a name made of two elements with a space before the comma. */}
        {attention && <span className={classes.visuallyHidden}>{`${label}, ${t('needsAttention')}`}</span>}
      </Link>
    </li>
  ))
}
