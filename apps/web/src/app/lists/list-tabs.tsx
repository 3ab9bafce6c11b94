import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import classes from './list-tabs.module.css'

/** Places with addresses, so links rather than a tab list. */
export function ListTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

interface ListTabParts extends Omit<ComponentPropsWithRef<'a'>, 'className'> {
  isCurrent: boolean
}

/** All of them lead to one screen, and the router takes more than one for the current place: the screen says which it is. */
export const ListTab = createLink(({ isCurrent, ...link }: ListTabParts) => (
  <a {...link} className={classes.tab} aria-current={isCurrent ? 'page' : undefined} />
))
