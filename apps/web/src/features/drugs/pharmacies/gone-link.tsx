import { Group } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { useBasket } from '../../../app/drugs/basket.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { townOfBasket } from '../same-town.ts'

/** Of an address whose packs the register has no more: what to do instead. */
export function GoneLink() {
  const t = useT('pharmacies')
  const hasOwn = useBasket().length > 0
  return (
    <EmptyState
      icon={<IconShoppingCart size={32} />}
      title={t('ofLinkGone')}
      hint={t('ofLinkGoneHint')}
      action={
        <Group justify="center" gap="xs">
          <ButtonLink to="/drugs" search={townOfBasket}>
            {t('find')}
          </ButtonLink>
          {hasOwn && (
            <ButtonLink to="/pharmacies" search={townOfBasket} variant="default">
              {t('toOwnBasket')}
            </ButtonLink>
          )}
        </Group>
      }
    />
  )
}
