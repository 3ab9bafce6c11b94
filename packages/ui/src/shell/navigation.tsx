import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ComponentType, ReactNode } from 'react'
import classes from './navigation.module.css'

export interface Place {
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

interface NavigationProps {
  places: readonly Place[]
  Link: LinkComponent
  /** `bar`: at the bottom of a phone, a rail on a desktop. `menu`: a list in words. */
  shape: 'bar' | 'menu'
  onChosen?: () => void
}

/** The places of a face that work. */
export function Navigation({ places, Link, shape, onChosen }: NavigationProps) {
  const t = useT('navigation')
  return (
    <nav className={classes[shape]} aria-label={t('label')}>
      <ul className={classes.list}>
        {places.map(({ to, label, icon, current, attention }) => (
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
              {/* Whole: a name put together of two boxes is read with a space before the comma. */}
              {attention && <span className={classes.heard}>{`${label}, ${t('needsAttention')}`}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
