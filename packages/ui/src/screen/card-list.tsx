import type { ComponentPropsWithoutRef } from 'react'
import classes from './card-list.module.css'

/** A list of cards; its entries are `<li>`. */
export function CardList(props: Omit<ComponentPropsWithoutRef<'ul'>, 'className'>) {
  return <ul className={classes.list} {...props} />
}
