import { Title } from '@mantine/core'
import {
  IconClockExclamation,
  IconFileCheck,
  IconMessageCircle,
  IconTestPipe,
  IconUserExclamation,
  IconUsers,
} from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { ReactNode } from 'react'
import { peopleWithoutConsent } from '../../app/consent/people-without-consent.ts'
import { LinkRows, ScreenLink } from '../../app/link-rows/link-rows.tsx'
import { familyNeedsAttention, type Profile } from '../../app/people/profile.ts'
import { useVisitTime } from '../../app/visit/use-visit-time.ts'
import { isRecent } from './is-recent.ts'
import { useInvoiceRows } from './use-invoice-rows.tsx'
import { useReadyTests } from './use-ready-tests.ts'

interface PendingSectionProps {
  profile: Profile
  /** True if the account sees its visits and tests; otherwise the profile itself awaits the user. */
  isOpen: boolean
}

/** What waits for the user's answer or look: each row leads there. Nothing is shown if nothing waits. */
export function PendingSection({ profile, isOpen }: PendingSectionProps) {
  const t = useT('main')
  const rows: Row[] = [
    ...useProfileRows(profile, isOpen),
    ...useInvoiceRows(profile, isOpen),
    ...useRecordRows(isOpen),
  ]
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="awaits">
      <Title order={2} id="awaits" mb="sm">
        {t('awaits.title')}
      </Title>
      <Surface>
        <LinkRows>
          {rows.map(({ to, hash, icon, text }) => (
            <ScreenLink key={to} to={to} hash={hash} icon={icon}>
              {text}
            </ScreenLink>
          ))}
        </LinkRows>
      </Surface>
    </section>
  )
}

interface Row {
  readonly to: string
  /** The part of the screen that is meant. */
  readonly hash?: string
  readonly icon: ReactNode
  readonly text: string
}

/** What the profile itself says: access, consents and family. */
function useProfileRows(profile: Profile, isOpen: boolean): Row[] {
  const t = useT('main')
  const needsConsent = peopleWithoutConsent(profile, civilDateOf(Date.now())).length > 0
  return [
    ...(isOpen ? [] : [{ to: '/profile', icon: <IconUserExclamation />, text: t('awaits.profile') }]),
    ...(needsConsent ? [{ to: '/consent', icon: <IconFileCheck />, text: t('awaits.consent') }] : []),
    ...(familyNeedsAttention(profile)
      ? [{ to: '/family', icon: <IconUsers />, text: t('awaits.family') }]
      : []),
  ]
}

/** An offered time, ready tests, and the latest visit without a review. */
function useRecordRows(isOpen: boolean): Row[] {
  const t = useT('main')
  const format = useFormat()
  const time = useVisitTime()
  const { data: waits } = useCallQuery('listWaits', {}, { enabled: isOpen })
  const { data: reviewable } = useCallQuery('listReviewableVisits', { query: {} }, { enabled: isOpen })
  const tests = useReadyTests(isOpen)
  const offers = waits?.flatMap(({ offer }) => offer ?? []) ?? []
  const visit = reviewable?.find(({ startDate }) => isRecent(startDate))
  const [test, ...others] = tests
  const named = test && {
    name: test.name ?? t('awaits.unnamedTest'),
    date: format.shortDate(format.dateOf(test.date)),
  }
  return [
    ...offers.map(({ offerId, physicianName, startDate }) => ({
      to: `/waitlist/offers/${offerId}`,
      icon: <IconClockExclamation />,
      text: t('awaits.offer', { physician: physicianName, when: time(startDate).words }),
    })),
    ...(test && named
      ? [
          others.length === 0
            ? { to: `/tests/${test.id}`, icon: <IconTestPipe />, text: t('awaits.test', named) }
            : {
                to: '/tests',
                icon: <IconTestPipe />,
                text: t('awaits.tests', { ...named, others: others.length }),
              },
        ]
      : []),
    ...(visit
      ? [
          {
            to: `/visits/${visit.orderId}`,
            hash: 'review',
            icon: <IconMessageCircle />,
            text: t('awaits.review', { physician: visit.doctor.displayName }),
          },
        ]
      : []),
  ]
}
