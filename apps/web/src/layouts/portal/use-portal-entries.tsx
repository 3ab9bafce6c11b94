import {
  IconCalendarCheck,
  IconCalendarPlus,
  IconLogin2,
  IconTestPipe,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { NavigationEntry } from '@vizit/ui/shell/navigation-entries.tsx'
import { useHost } from '../../app/frame/host.ts'
import { familyNeedsAttention, needsAttention, useProfile } from '../../app/people/profile.ts'
import { useSessionState } from '../../app/session/session.ts'
import { isUnder } from '../is-under.ts'

const size = 24

const VISITS = isUnder('visits', 'waitlist')
const BOOKING = isUnder('', 'online-booking', 'timeslot', 'specialities', 'service', 'booking')
const TESTS = isUnder('tests')
const FAMILY = isUnder('family')
const PROFILE = isUnder('profile', 'reminders')
const SIGN_IN = isUnder('sign-in')

/** The entries of the side menu (product §2, "Side menu and navigation"). */
export function usePortalEntries(): NavigationEntry[] {
  const t = useT('navigation')
  const { pathname } = useLocation()
  const signedIn = useSessionState() === 'signed-in'
  const { data: profile } = useProfile()
  const bookingOnly = useHost().showsAccount === false

  const tests = {
    to: '/tests',
    label: t('tests'),
    icon: <IconTestPipe size={size} />,
    current: TESTS.test(pathname),
  }
  const family = {
    to: '/family',
    label: t('family'),
    icon: <IconUsers size={size} />,
    current: FAMILY.test(pathname),
    attention: profile !== undefined && familyNeedsAttention(profile),
  }
  const person = signedIn
    ? {
        to: '/profile',
        label: t('profile'),
        icon: <IconUserCircle size={size} />,
        current: PROFILE.test(pathname),
        attention: profile !== undefined && needsAttention(profile),
      }
    : {
        to: '/sign-in',
        label: t('signIn'),
        icon: <IconLogin2 size={size} />,
        current: SIGN_IN.test(pathname),
      }
  return [
    {
      to: '/visits',
      label: t('visits'),
      icon: <IconCalendarCheck size={size} />,
      current: VISITS.test(pathname),
    },
    {
      to: '/online-booking',
      label: t('onlineBooking'),
      icon: <IconCalendarPlus size={size} />,
      current: BOOKING.test(pathname),
    },
    // On a clinic's page the account opens in a new tab.
    ...(bookingOnly ? [] : [tests, family]),
    ...(bookingOnly && signedIn ? [] : [person]),
  ]
}
