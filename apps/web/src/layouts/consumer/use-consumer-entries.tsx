import {
  IconBuildingHospital,
  IconDots,
  IconHome,
  IconId,
  IconPill,
  IconStethoscope,
  type TablerIcon,
} from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { SECTION_PATHS } from '@vizit/domain/geo/sections.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { NavigationEntry } from '@vizit/ui/shell/navigation-entries.tsx'
import { familyNeedsAttention, needsAttention, type Profile, useProfile } from '../../app/people/profile.ts'
import { useSections, type WorkingSection } from '../../app/provider/use-sections.ts'
import { isUnder } from '../is-under.ts'

interface Entry {
  readonly to: string
  readonly label: 'main' | 'doctors' | 'medcenters' | 'card' | 'other' | 'drugs'
  readonly Icon: TablerIcon
  readonly paths: RegExp
  /** Shown where the town has it; the sections without an entry are reached from Main. */
  readonly section?: WorkingSection
  readonly attention?: (profile: Profile) => boolean
}

/** Main, the town's sections and Card; Other is the last, because it leads to all the rest. */
const ENTRIES: readonly Entry[] = [
  { to: '/', label: 'main', Icon: IconHome, paths: isUnder('', 'search', 'booking') },
  {
    to: SECTION_PATHS.doctors,
    label: 'doctors',
    Icon: IconStethoscope,
    paths: isUnder('doctors', 'timeslot', 'online-booking', 'specialities', 'clinics/[^/]+/doctors'),
    section: 'doctors',
  },
  {
    to: SECTION_PATHS.medcenters,
    label: 'medcenters',
    Icon: IconBuildingHospital,
    // Services have no entry of their own, and belong to the medical centres that give them.
    paths: isUnder('medcenters', 'services', 'service', 'clinics/[^/]+/branches'),
    section: 'medcenters',
  },
  {
    to: '/wallet',
    label: 'card',
    Icon: IconId,
    paths: isUnder('wallet', 'first-aid-kit', 'visits', 'waitlist', 'tests', 'family', 'sign-in'),
    attention: familyNeedsAttention,
  },
  {
    to: SECTION_PATHS.drugs,
    label: 'drugs',
    Icon: IconPill,
    paths: isUnder('drugs', 'drug-alerts', 'pharmacies'),
    section: 'drugs',
  },
  {
    to: '/other',
    label: 'other',
    Icon: IconDots,
    paths: isUnder('other', 'profile', 'programmes', 'reminders', 'install-pwa'),
    attention: needsAttention,
  },
]

export function useConsumerEntries(): NavigationEntry[] {
  const t = useT('navigation')
  const { pathname } = useLocation()
  const { data: profile } = useProfile()
  const sections = useSections()
  return ENTRIES.filter(({ section }) => !section || sections.includes(section)).map(
    ({ to, label, Icon, paths, attention }) => ({
      to,
      label: t(label),
      icon: <Icon size={24} />,
      current: paths.test(pathname),
      attention: profile !== undefined && attention?.(profile) === true,
    }),
  )
}
