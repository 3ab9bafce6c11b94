import {
  IconCalendarCheck,
  IconCalendarPlus,
  IconClipboardHeart,
  IconDots,
  IconId,
  IconLogin2,
  IconStethoscope,
  IconTestPipe,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type Section, sectionsOfTown } from '@vizit/domain/geo/sections.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { NavigationEntry } from '@vizit/ui/shell/navigation-entries.tsx'
import { useHost } from '../app/frame/host.ts'
import { familyNeedsAttention, isComplete, needsAttention, useProfile } from '../app/people/profile.ts'
import { useLocationOfTown } from '../app/provider/use-location-of-town.ts'
import { useSessionState } from '../app/session/session.ts'

const size = 24

/** The sections of a town that have a screen. */
const WORKING: readonly Section[] = ['doctors', 'ums']

/** The navigation entries that work now, in the words and order of each layout (product §2). */
export function useNavigationEntries(): Record<'consumer' | 'portal', NavigationEntry[]> {
  const t = useT('navigation')
  const { pathname } = useLocation()
  const signedIn = useSessionState() === 'signed-in'
  const { data: profile } = useProfile()

  const sections = sectionsOfTown(useLocationOfTown()?.banners, WORKING)
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

  // The screens that the consumer layout shows as current in Other, because it leads to them.
  const account = ['/profile', '/reminders', '/family', '/tests']
  const other: NavigationEntry = {
    to: '/other',
    label: t('other'),
    icon: <IconDots size={size} />,
    current: under('/other') || account.some(under) || under('/install-pwa'),
    attention: profile !== undefined && (needsAttention(profile) || familyNeedsAttention(profile)),
  }
  const card = { to: '/wallet', label: t('card'), icon: <IconId size={size} />, current: under('/wallet') }

  return {
    consumer: [
      ...(sections.includes('doctors')
        ? [{ to: '/timeslot', label: t('doctors'), icon: <IconStethoscope size={size} />, current: doctors }]
        : []),
      ...(sections.includes('ums')
        ? [
            {
              to: '/service',
              label: t('services'),
              icon: <IconClipboardHeart size={size} />,
              current: services,
            },
          ]
        : []),
      { ...visits, label: t('myVisits') },
      // A guest has no card and needs the sign-in instead.
      signedIn ? card : person,
      other,
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
