import { Button, Text } from '@mantine/core'
import { areConflicting, type PreferredTime, type TimeOfDay } from '@vizit/domain/filters/preferred-time.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import type { FilterChange } from '../doctors-query.ts'

/** True if the preferred time and the time of day have no hour in common, so that nobody can be found. */
export const hasConflictingTimes = ({ time = '0', part = 'all' }: DoctorsSearch): boolean =>
  areConflicting({ preferredTime: time as PreferredTime, timeOfDay: part as TimeOfDay })

interface ConflictingTimesProps {
  search: DoctorsSearch
  onChange: (change: FilterChange) => void
}

/** Says that the two filters of the time exclude each other, and takes one of them off; nothing if they do not. */
export function ConflictingTimes({ search, onChange }: ConflictingTimesProps) {
  const t = useT('doctors')
  return (
    <div role="status">
      {hasConflictingTimes(search) && (
        <Notice>
          <Text>{t('timesExclude')}</Text>
          <Button variant="default" mt="xs" onClick={() => onChange({ time: undefined })}>
            {t('anyTime')}
          </Button>
        </Notice>
      )}
    </div>
  )
}
