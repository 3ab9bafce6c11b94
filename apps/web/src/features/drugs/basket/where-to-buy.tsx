import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { useBasket, useBasketNames } from '../../../app/drugs/basket.ts'
import { BasketOfAccount } from '../../../app/drugs/basket-of-account.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { townOfBasket } from '../same-town.ts'

/**
 * Leads to the pharmacies once there is something in the basket, and counts what they are searched for: not what the device knows to have
 * left the register.
 */
export function WhereToBuy() {
  const t = useT('drugs')
  const items = useBasket()
  const names = useBasketNames()
  const count = items.filter(({ packId }) => !names.get(packId)?.isRemoved).length
  return (
    <>
      <BasketOfAccount />
      {items.length > 0 && (
        <ActionBar>
          <ButtonLink to="/pharmacies" search={townOfBasket}>
            {count > 0 ? t('whereToBuy', { count }) : t('toBasket')}
          </ButtonLink>
        </ActionBar>
      )}
    </>
  )
}
