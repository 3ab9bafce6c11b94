import {
  IconCalendarCheck,
  IconCalendarPlus,
  IconClipboardHeart,
  IconId,
  IconInfoCircle,
  IconLogin2,
  IconStethoscope,
  IconTestPipe,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { NavigationEntry } from '@vizit/ui/shell/navigation-entries.tsx'
import { useHost } from '../app/frame/host.ts'
import { familyNeedsAttention, isComplete, needsAttention, useProfile } from '../app/people/profile.ts'
import { useSessionState } from '../app/session/session.ts'

const size = 24

/**
 * The navigation entries that work now, in the words and order of each layout (product §2); in the consumer layout four
 * are in a phone's bar, and the others behind its last button.
 */
export function useNavigationEntries(): Record<'consumer' | 'consumerMore' | 'portal', NavigationEntry[]> {
  const t = useT('navigation')
  const { pathname } = useLocation()
  const signedIn = useSessionState() === 'signed-in'
  const { data: profile } = useProfile()

  const bookingOnly = useHost().showsAccount === false

  const under = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  const isHome = pathname === '/' || under('/online-booking')
  // Which screen is shown at / to whom: product §2, "Routes".
  const isServiceHome = isHome && signedIn && profile !== undefined && isComplete(profile)
  const services = under('/service') || isServiceHome
  const doctors = under('/timeslot') || under('/specialities') || (isHome && !isServiceHome)
  const visits = {
    to: '/visits',
    icon: <IconCalendarCheck size={size} />,
    current: under('/visits') || under('/waitlist'),
  }
  const tests: NavigationEntry = {
    to: '/tests',
    label: t('tests'),
    icon: <IconTestPipe size={size} />,
    current: under('/tests'),
  }
  const family: NavigationEntry = {
    to: '/family',
    label: t('family'),
    icon: <IconUsers size={size} />,
    current: under('/family'),
    attention: profile !== undefined && familyNeedsAttention(profile),
  }
  const person: NavigationEntry = signedIn
    ? {
        to: '/profile',
        label: t('profile'),
        icon: <IconUserCircle size={size} />,
        current: under('/profile') || under('/reminders'),
        attention: profile !== undefined && needsAttention(profile),
      }
    : { to: '/sign-in', label: t('signIn'), icon: <IconLogin2 size={size} />, current: under('/sign-in') }

  return {
    consumer: [
      { to: '/timeslot', label: t('doctors'), icon: <IconStethoscope size={size} />, current: doctors },
      { to: '/service', label: t('services'), icon: <IconClipboardHeart size={size} />, current: services },
      { ...visits, label: t('myVisits') },
      // A guest has no tests and needs the sign-in instead.
      signedIn ? tests : person,
    ],
    consumerMore: [
      ...(signedIn ? [] : [tests]),
      { to: '/wallet', label: t('card'), icon: <IconId size={size} />, current: under('/wallet') },
      family,
      ...(signedIn ? [person] : []),
      { to: '/info', label: t('info'), icon: <IconInfoCircle size={size} />, current: under('/info') },
    ],
    portal: [
      { ...visits, label: t('visits') },
      {
        to: '/online-booking',
        label: t('onlineBooking'),
        icon: <IconCalendarPlus size={size} />,
        current: doctors || services || under('/booking'),
      },
      // On a clinic's page the account opens in a new tab.
      ...(bookingOnly ? [] : [tests, family]),
      ...(bookingOnly && signedIn ? [] : [person]),
    ],
  }
}
