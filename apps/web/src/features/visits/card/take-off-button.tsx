import { ActionIcon, Button } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { mayTakeOff } from '@vizit/domain/visits/taking-off.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { timesOf } from '../../../app/visit/as-of-now.ts'
import type { Visit } from '../visit-types.ts'
import { useListVisit } from './use-list-visit.ts'

interface TakeOffButtonProps {
  visit: Visit
  when: string
  look: 'icon' | 'words'
}

/** Takes a visit that is over off the own list; not there before the day after it (decisions D8). */
export function TakeOffButton({ visit, when, look }: TakeOffButtonProps) {
  const t = useT('visits')
  const { takeOff, isPending, refusal } = useListVisit(visit)
  if (visit.hidden || !mayTakeOff(timesOf(visit), new Date())) return null
  const label = t('actionsFor', { action: t('takeOff'), physician: visit.physicianName, when })
  return (
    <>
      {look === 'icon' ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={label}
          loading={isPending}
          onClick={takeOff}
        >
          <IconEyeOff size={22} aria-hidden />
        </ActionIcon>
      ) : (
        <Button variant="default" aria-label={label} loading={isPending} onClick={takeOff}>
          {t('takeOff')}
        </Button>
      )}
      <RefusalBlock refusal={refusal} />
    </>
  )
}
