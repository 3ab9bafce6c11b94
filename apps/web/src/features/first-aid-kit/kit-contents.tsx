import { Button, Text } from '@mantine/core'
import { IconFirstAidKit, IconPlus } from '@tabler/icons-react'
import { type KitItem, kitLimits, kitOrder, overSoon } from '@vizit/domain/drugs/first-aid-kit.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { useFocusAfterRemoval } from '@vizit/ui/screen/use-focus-after-removal.ts'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { lazy, Suspense, useState } from 'react'
import { useDeviceStore } from '../../app/device-store/use-device-store.ts'
import { BasketOfAccount } from '../../app/drugs/basket-of-account.tsx'
import { ExportImportKit } from './export-import-kit.tsx'
import { KitItemCard } from './kit-item-card.tsx'
import { RemoveItemDialog } from './remove-item-dialog.tsx'
import { useKit } from './use-kit.ts'

const EditItemDialog = lazy(async () => ({
  default: (await import('./edit-item-dialog.tsx')).EditItemDialog,
}))

type Doing = { readonly what: 'edit' | 'remove'; readonly item: KitItem } | { readonly what: 'add' }

/** The medicines, what is over soonest first. */
export function KitContents() {
  const t = useT('first-aid-kit')
  const kit = useKit()
  const { place } = useDeviceStore()
  const [doing, setDoing] = useState<Doing | null>(null)
  // One more while the dialog is open: the focus that it gives back is to a button that is gone.
  useFocusAfterRemoval((kit?.length ?? 0) + (doing?.what === 'remove' ? 1 : 0))
  if (kit === null) return <CardSkeletons count={3} />
  const stop = () => setDoing(null)
  const today = civilDateOf(Date.now())
  const soon = overSoon(kit, today)
  return (
    <>
      <BasketOfAccount />
      {soon.length > 0 && (
        <Notice>
          <Text role="status">{t('soon', { count: soon.length })}</Text>
        </Notice>
      )}
      {kit.length === 0 && (
        <EmptyState icon={<IconFirstAidKit size={32} />} title={t('empty')} hint={t('emptyHint')} />
      )}
      <CardList>
        {kitOrder(kit).map(item => (
          <li key={item.id}>
            <KitItemCard
              item={item}
              today={today}
              onEdit={() => setDoing({ what: 'edit', item })}
              onRemove={() => setDoing({ what: 'remove', item })}
            />
          </li>
        ))}
      </CardList>
      <Button
        leftSection={<IconPlus size={20} aria-hidden />}
        disabled={kit.length >= kitLimits.items}
        onClick={() => setDoing({ what: 'add' })}
      >
        {t('add')}
      </Button>
      {kit.length >= kitLimits.items && <Text c="dimmed">{t('full', { count: kitLimits.items })}</Text>}
      <ExportImportKit kit={kit} />
      <Notice>
        <Text {...(place === 'memory' && { role: 'alert' })}>
          {t(place === 'memory' ? 'memory' : 'about')}
        </Text>
      </Notice>
      {(doing?.what === 'add' || doing?.what === 'edit') && (
        <Suspense>
          <EditItemDialog {...(doing.what === 'edit' && { item: doing.item })} onClose={stop} />
        </Suspense>
      )}
      {doing?.what === 'remove' && <RemoveItemDialog item={doing.item} onClose={stop} />}
    </>
  )
}
