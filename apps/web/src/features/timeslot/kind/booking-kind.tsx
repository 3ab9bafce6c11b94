import { Link, useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './booking-kind.module.css'

/** Switches between booking by doctor and by service, in the same town and medical organisation. */
export function BookingKind({ current }: { current: '/timeslot' | '/service' }) {
  const t = useT('timeslot')
  const { clinic, town } = useSearch({ strict: false })
  const search = { ...(clinic && { clinic }), ...(town && { town }) }
  return (
    <nav aria-label={t('kindLabel')} className={classes.kinds}>
      {(['/timeslot', '/service'] as const).map(to => (
        <Link
          key={to}
          to={to}
          search={search}
          className={classes.kind}
          aria-current={to === current ? 'page' : undefined}
        >
          {to === '/timeslot' ? t('byDoctor') : t('byService')}
        </Link>
      ))}
    </nav>
  )
}
