import {
  IconBuildingHospital,
  IconDots,
  IconHome,
  IconId,
  IconPill,
  IconStethoscope,
} from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { NavigationEntry } from '@vizit/ui/shell/navigation-entries.tsx'
import type { ReactNode } from 'react'
import { familyNeedsAttention, needsAttention, useProfile } from '../../app/people/profile.ts'
import { SECTION_PATHS, useSections, type WorkingSection } from '../../app/provider/use-sections.ts'
import { isUnder } from '../is-under.ts'

const size = 24

/** The sections that have an entry of their own; the others are reached from Main. */
const ENTRIES: readonly {
  section: WorkingSection
  label: 'doctors' | 'medcenters' | 'drugs'
  icon: ReactNode
  paths: RegExp
}[] = [
  {
    section: 'doctors',
    label: 'doctors',
    icon: <IconStethoscope size={size} />,
    paths: isUnder('doctors', 'timeslot', 'online-booking', 'specialities', 'clinics/[^/]+/doctors'),
  },
  {
    section: 'medcenters',
    label: 'medcenters',
    icon: <IconBuildingHospital size={size} />,
    paths: isUnder('medcenters', 'clinics/[^/]+/branches'),
  },
  {
    section: 'drugs',
    label: 'drugs',
    icon: <IconPill size={size} />,
    paths: isUnder('drugs', 'pharmacies'),
  },
]

const MAIN = isUnder('', 'search', 'services', 'service', 'booking')
const CARD = isUnder('wallet', 'visits', 'waitlist', 'tests', 'family', 'sign-in')
const OTHER = isUnder('other', 'profile', 'reminders', 'install-pwa')

/** Main, the town's sections, Card, Other and Drugs, in the order of the specification (product §2). */
export function useConsumerEntries(): NavigationEntry[] {
  const t = useT('navigation')
  const { pathname } = useLocation()
  const { data: profile } = useProfile()
  const sections = useSections()
  const shown = ENTRIES.filter(({ section }) => sections.includes(section)).map(
    ({ section, label, icon, paths }) => ({
      to: SECTION_PATHS[section],
      label: t(label),
      icon,
      current: paths.test(pathname),
    }),
  )
  const drugs = shown.filter(({ to }) => to === SECTION_PATHS.drugs)
  return [
    { to: '/', label: t('main'), icon: <IconHome size={size} />, current: MAIN.test(pathname) },
    ...shown.filter(entry => !drugs.includes(entry)),
    {
      to: '/wallet',
      label: t('card'),
      icon: <IconId size={size} />,
      current: CARD.test(pathname),
      attention: profile !== undefined && familyNeedsAttention(profile),
    },
    {
      to: '/other',
      label: t('other'),
      icon: <IconDots size={size} />,
      current: OTHER.test(pathname),
      attention: profile !== undefined && needsAttention(profile),
    },
    ...drugs,
  ]
}
