import { Link } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import classes from './add-relative-menu.module.css'

interface AddRelativeMenuItemProps {
  to: '/family/add-child' | '/family/add-adult' | '/family/enter-code' | '/family/join'
  kind: 'child' | 'adult' | 'join' | 'spouse'
  icon: ReactNode
  /** The reason why this choice is not available. */
  full: string | null
}

export function AddRelativeMenuItem({ to, kind, icon, full }: AddRelativeMenuItemProps) {
  const t = useT('family')
  const words = (
    <span className={classes.words}>
      <strong>{t(`add.${kind}`)}</strong>
      <span className={classes.hint}>{full ?? t(`add.${kind}Hint`)}</span>
    </span>
  )
  return (
    <li>
      {full ? (
        <span className={classes.item} data-full>
          {icon}
          {words}
        </span>
      ) : (
        <Link to={to} className={classes.item}>
          {icon}
          {words}
        </Link>
      )}
    </li>
  )
}
