import { Text } from '@mantine/core'
import { IconStethoscopeOff } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { NoneInTown } from '../../app/lists/none-in-town.tsx'
import { BranchEntry } from './branch-entry.tsx'
import classes from './speciality-branches.module.css'

interface SpecialityBranchesProps {
  town: number | undefined
  speciality: string
}

/** The branches of the speciality, the soonest free time first. */
export function SpecialityBranches({ town, speciality }: SpecialityBranchesProps) {
  const t = useT('specialities')
  const { data, refusal, refetch } = useCallQuery('listSpecialityBranches', {
    params: { id: speciality },
    query: { locationCode: town },
  })
  if (refusal) return <ErrorState refusal={refusal} retry={refetch} />
  if (!data) return <CardSkeletons count={3} />
  return (
    <section aria-label={t('title')}>
      <Text role="status" c="dimmed" mb="sm">
        {data.length > 0 && t('found', { count: data.length })}
      </Text>
      {data.length === 0 && <NoBranches town={town} speciality={speciality} />}
      <ul className={classes.list}>
        {data.map(branch => (
          <li key={branch.branchId}>
            <BranchEntry branch={branch} town={town} speciality={speciality} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** No such doctor in the town: all towns, where they have some, or another speciality. */
function NoBranches({ town, speciality }: SpecialityBranchesProps) {
  const t = useT('specialities')
  const allTowns = useT('timeslot')('allTowns')
  const { data } = useCallQuery(
    'listSpecialityBranches',
    { params: { id: speciality }, query: {} },
    { enabled: !!town },
  )
  const icon = <IconStethoscopeOff size={32} />
  if (!town || !data?.length) return <EmptyState icon={icon} title={t('none')} hint={t('noneHint')} />
  const hint = t('elsewhere', { count: data.length })
  return <NoneInTown icon={icon} title={t('none')} hint={hint} allRegions={allTowns} />
}
