import type { ComponentPropsWithoutRef } from 'react'
import classes from './card-list.module.css'

/** Cards one below another; its entries are `<li>`. */
export function CardList(props: Omit<ComponentPropsWithoutRef<'ul'>, 'className'>) {
  return <ul className={classes.list} {...props} />
}
