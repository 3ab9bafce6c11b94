import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useTakeOffVisit } from '../card/use-take-off-visit.ts'
import type { Visit } from '../visit-types.ts'

/** Says that the visit was taken off the list, with an undo. */
export function TakenOffNotice({ visit }: { visit: Visit }) {
  const t = useT('visits')
  const { putBack, isPending, refusal } = useTakeOffVisit()
  return (
    <Notice>
      <Text fw={600}>{t('hiddenTitle')}</Text>
      <Text>{t('hiddenHint')}</Text>
      <PendingButton variant="default" mt="xs" pending={isPending} onClick={() => putBack(visit)}>
        {t('putBackAction')}
      </PendingButton>
      <RefusalBlock refusal={refusal} />
    </Notice>
  )
}
