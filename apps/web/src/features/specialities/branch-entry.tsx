import { Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { branchNameWithoutClinic } from '../../app/provider/branch-name-without-clinic.ts'
import { pageTime } from '../../app/release/page-time.ts'
import { ButtonLink, TextLink } from '../../app/router/router-links.tsx'
import classes from './branch-entry.module.css'

interface BranchEntryProps {
  branch: Answer<'listSpecialityBranches'>[number]
  town: number | undefined
  speciality: string
}

/** A branch, its nearest free time, and a link to its doctors of this speciality. */
export function BranchEntry({ branch, town, speciality }: BranchEntryProps) {
  const t = useT('specialities')
  const timeslot = useT('timeslot')
  const format = useFormat()
  const { provider, nearestTimeslot: nearest } = branch
  const date = nearest && format.dateOf(nearest)
  const whom = branch.nearestFor && onlyFor(branch.nearestFor)
  const label = date
    ? timeslot('nearest', { date: format.relativeTime(nearest, civilDateOf(pageTime())) })
    : t('toDoctors')
  const search = {
    clinic: branch.providerCode,
    ...(town && { town: String(town) }),
    branch: branch.branchId,
    speciality,
    ...(date && { date }),
  }
  return (
    <Surface className={classes.branch}>
      <Title order={2} className={classes.name}>
        {provider} {branch.isDemo && <DemoBadge />}
      </Title>
      <TextLink
        to="/clinics/$clinic/branches/$branchId"
        params={{ clinic: branch.providerCode, branchId: branch.branchId }}
      >
        {joinBranchAndAddress(branchNameWithoutClinic(branch.branch, provider), branch.address)}
      </TextLink>
      <Text c="dimmed" size="sm">
        {t('doctors', { count: branch.doctorsCount })}
      </Text>
      {whom && <Text>{t(whom)}</Text>}
      {!nearest && <Text>{timeslot('noFreeTime')}</Text>}
      <ButtonLink
        to="/timeslot"
        search={search}
        variant={nearest ? 'light' : 'default'}
        aria-label={`${label}. ${branch.branch}`}
      >
        {label}
      </ButtonLink>
    </Surface>
  )
}

/** Whom the doctors of the nearest time take, unless it is anybody. */
function onlyFor({ adult, children }: NonNullable<BranchEntryProps['branch']['nearestFor']>) {
  if (adult && children) return null
  return children ? 'nearestForChildren' : 'nearestForAdults'
}
