import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import classes from './list-tabs.module.css'

/** Each tab has its own address, so these are links and not a tab list. */
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

/** All tabs lead to one screen, and the router would mark more than one as current; so the screen says which one is. */
export const ListTab = createLink(({ isCurrent, ...link }: ListTabParts) => (
  <a {...link} className={classes.tab} aria-current={isCurrent ? 'page' : undefined} />
))
