import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { useEarlierVisits } from './use-earlier-visits.ts'

/** Loads more past visits; nothing if there are no more. */
export function ShowEarlier({ earlier }: { earlier: ReturnType<typeof useEarlierVisits> }) {
  const t = useT('lists')
  const common = useT('common')
  const navigate = useNavigate()
  const { next, isFetching, refusal, refetch } = earlier
  // The start date is stored in the address, so that the list is the same on return.
  const show = (from: string) =>
    void navigate({
      from: '/visits/',
      to: '.',
      search: search => ({ ...search, from }),
      replace: true,
      resetScroll: false,
    })
  if (refusal && !isFetching) {
    return (
      <RefusalBlock
        refusal={refusal}
        action={
          <Button variant="default" mt="xs" onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        }
      />
    )
  }
  if (next === null && !isFetching) return null
  return (
    <PendingButton variant="default" pending={isFetching} onClick={() => next && show(next)}>
      {t('showEarlier')}
    </PendingButton>
  )
}
