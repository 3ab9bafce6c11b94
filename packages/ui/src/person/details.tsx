import classes from './details.module.css'

/** Names and values, one pair in a row. */
export function Details({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={classes.details}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
