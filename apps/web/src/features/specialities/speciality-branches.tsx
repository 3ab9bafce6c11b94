import { Text } from '@mantine/core'
import { IconStethoscopeOff } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
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
      {data.length === 0 && (
        <EmptyState icon={<IconStethoscopeOff size={32} />} title={t('none')} hint={t('noneHint')} />
      )}
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
