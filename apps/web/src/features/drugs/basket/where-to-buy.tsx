import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { useBasket } from '../../../app/drugs/basket.ts'
import { BasketOfAccount } from '../../../app/drugs/basket-of-account.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { townOfBasket } from '../same-town.ts'

/** Leads to the pharmacies once there is something in the basket. */
export function WhereToBuy() {
  const t = useT('drugs')
  const { length: count } = useBasket()
  return (
    <>
      <BasketOfAccount />
      {count > 0 && (
        <ActionBar>
          <ButtonLink to="/pharmacies" search={townOfBasket}>
            {t('whereToBuy', { count })}
          </ButtonLink>
        </ActionBar>
      )}
    </>
  )
}
