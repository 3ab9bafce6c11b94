import { Group } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { useBasket } from '../../../app/drugs/basket.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { townOfBasket } from '../same-town.ts'

interface GoneLinkProps {
  /** The register has them, for hospitals only. */
  isForHospitals: boolean
}

/** Of an address whose packs pharmacies may not sell, or not any more: what to do instead. */
export function GoneLink({ isForHospitals }: GoneLinkProps) {
  const drugs = useT('drugs')
  const t = useT('pharmacies')
  const hasOwn = useBasket().length > 0
  return (
    <EmptyState
      icon={<IconShoppingCart size={32} />}
      title={isForHospitals ? drugs('hospital') : t('ofLinkGone')}
      hint={isForHospitals ? t('forHospitalsHint') : t('ofLinkGoneHint')}
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
