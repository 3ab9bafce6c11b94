import type { ComponentPropsWithoutRef } from 'react'
import classes from './facts-card.module.css'
import { Surface } from './surface.tsx'

/** A card of facts, one below another, and what can be done about them. */
export function FactsCard({ className = '', ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <Surface className={`${classes.card} ${className}`} {...rest} />
}
