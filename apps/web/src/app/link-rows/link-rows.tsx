import { VisuallyHidden } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './link-rows.module.css'

interface LinkRowProps {
  icon: ReactNode
  /** Shown as a red dot; a text is added to the label for screen readers, `true` where the label says it. */
  attention?: string | boolean | undefined
  children: string
}

/** A list of links, each in a row of its own. */
export function LinkRows({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>
}

/** Leads to a screen of the app. */
export function ScreenLink({ to, hash, ...row }: LinkRowProps & { to: string; hash?: string | undefined }) {
  return (
    <li>
      <Link to={to} {...(hash && { hash })} className={classes.link}>
        <Row {...row} />
      </Link>
    </li>
  )
}

/** Leads out of the app: a page in a new tab, or a letter. */
export function OutsideLink({ href, ...row }: LinkRowProps & { href: string }) {
  const isPage = !href.startsWith('mailto:')
  return (
    <li>
      <a
        href={href}
        className={classes.link}
        {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        <Row {...row} />
      </a>
    </li>
  )
}

function Row({ icon, attention, children }: LinkRowProps) {
  return (
    <>
      <span className={classes.icon} aria-hidden data-attention={attention ? true : undefined}>
        {icon}
      </span>
      <span className={classes.label} aria-hidden={typeof attention === 'string' ? true : undefined}>
        {children}
      </span>
      {/* One text: screen readers would read a name made of two elements with a space before the comma. */}
      {typeof attention === 'string' && <VisuallyHidden>{`${children}, ${attention}`}</VisuallyHidden>}
      <IconChevronRight size={20} aria-hidden className={classes.arrow} />
    </>
  )
}
