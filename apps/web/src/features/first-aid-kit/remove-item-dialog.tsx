import { Text } from '@mantine/core'
import type { KitItem } from '@vizit/domain/drugs/first-aid-kit.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'
import { keepItemDraft } from './item-draft.ts'
import { kitProblem, removeItem } from './stored-kit.ts'

/** Asks for confirmation, because there is no other copy. */
export function RemoveItemDialog({ item, onClose }: { item: KitItem; onClose: () => void }) {
  const t = useT('first-aid-kit')
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<ReturnType<typeof kitProblem>>(null)
  async function remove() {
    setPending(true)
    const why = kitProblem(await removeItem(item.id))
    setPending(false)
    if (why) return setProblem(why)
    await keepItemDraft(item.id, {})
    toast(t('removed'))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      text={t('removeText', { name: item.name })}
      confirm={t('remove')}
      danger
      pending={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <div role="alert">
        {problem && <Text c="var(--mantine-color-error)">{t(`problem.${problem}`)}</Text>}
      </div>
    </ConfirmDialog>
  )
}
