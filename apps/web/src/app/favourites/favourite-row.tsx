import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './favourite-row.module.css'

interface FavouriteRowProps<Item> {
  title: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** A link with the class name that it receives. */
  children: (item: Item, className: string | undefined) => ReactNode
}

/** A row of favourites; not shown if there are none. */
export function FavouriteRow<Item>({ title, items, keyOf, children }: FavouriteRowProps<Item>) {
  const heading = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <Title order={2} id={heading} mb="xs">
        {title}
      </Title>
      <ul className={classes.row}>
        {items.map(item => (
          <li key={keyOf(item)}>{children(item, classes.card)}</li>
        ))}
      </ul>
    </section>
  )
}
