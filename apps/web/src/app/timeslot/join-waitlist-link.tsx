import { addDays } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { pageTime } from '../release/page-time.ts'
import { ButtonLink } from '../router/router-links.tsx'

interface JoinWaitlistLinkProps {
  /** What is waited for: a doctor, or any doctor of a service. */
  search: {
    readonly clinic?: string | undefined
    readonly doctor?: string | undefined
    readonly service?: string | undefined
    readonly branch?: string | undefined
  }
  /** The doctor's full name. */
  of?: string
  /** The nearest free instant, before which a time is wanted; null: there is none. */
  nearest?: string | null
}

/** A link to the waiting list for any time, or for one before the nearest; nothing if that is today. */
export function JoinWaitlistLink({ search, of, nearest = null }: JoinWaitlistLinkProps) {
  const t = useT('timeslot')
  const date = nearest && civilDateOf(nearest)
  if (date && date <= civilDateOf(pageTime())) return null
  const text = t(date ? 'tellMeEarlier' : 'tellMe')
  return (
    <ButtonLink
      to="/waitlist/join"
      search={{ ...search, ...(date && { until: addDays(date, -1) }) } as object}
      variant={date ? 'subtle' : 'light'}
      aria-label={of && `${text}. ${of}`}
    >
      {text}
    </ButtonLink>
  )
}
