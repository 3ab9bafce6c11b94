import { Button, Text } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { addPacks, useBasket } from '../../../app/drugs/basket.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { sameTown } from '../same-town.ts'
import type { PrescribedDrug } from './prescribed-packs.tsx'

/** Puts the first pack of each prescription that is still valid into the basket; then leads to the pharmacies. */
export function AddPrescribedToBasket({ drugs: prescribed }: { drugs: readonly PrescribedDrug[] }) {
  const t = useT('drugs')
  const items = useBasket()
  const today = civilDateOf(Date.now())
  const drugs = prescribed.filter(({ validUntil }) => validUntil === null || validUntil >= today)
  const inBasket = new Set(items.map(({ packId }) => packId))
  if (drugs.every(({ packs }) => packs.length === 0)) return null
  // Another pack that was chosen is enough.
  const wanted = drugs.flatMap(({ packs: [first, ...others], count }) =>
    first && !others.some(({ packId }) => inBasket.has(packId))
      ? [{ packId: first.packId, count: count ?? 1 }]
      : [],
  )
  const hasEach = drugs.every(
    ({ packs }) => packs.length === 0 || packs.some(({ packId }) => inBasket.has(packId)),
  )
  return (
    <>
      {drugs.length < prescribed.length && <Text c="dimmed">{t('prescribed.overLeftOut')}</Text>}
      <ActionRow>
        {hasEach ? (
          <ButtonLink to="/pharmacies" search={sameTown}>
            {t('whereToBuy', { count: items.length })}
          </ButtonLink>
        ) : (
          <Button
            leftSection={<IconShoppingCart size={20} aria-hidden />}
            onClick={() => toast(t(addPacks(wanted) ? 'prescribed.added' : 'full'))}
          >
            {t('prescribed.all')}
          </Button>
        )}
      </ActionRow>
    </>
  )
}
