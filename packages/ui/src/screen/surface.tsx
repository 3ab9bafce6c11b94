import type { ComponentProps } from 'react'
import classes from './surface.module.css'

/** A card. */
export function Surface({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={className ? `${classes.surface} ${className}` : classes.surface} {...rest} />
}
