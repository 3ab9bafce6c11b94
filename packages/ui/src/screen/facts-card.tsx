import type { ComponentPropsWithoutRef } from 'react'
import classes from './facts-card.module.css'
import { Surface } from './surface.tsx'

/** A card with facts and the actions for them. */
export function FactsCard({ className = '', ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <Surface className={`${classes.card} ${className}`} {...rest} />
}
