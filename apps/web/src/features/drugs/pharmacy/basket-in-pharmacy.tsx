import { Text, Title } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { basketText } from '../../../app/drugs/basket.ts'
import { useTown } from '../../../app/provider/provider-choice.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { BASKET_HEADING } from '../basket/basket-heading.ts'
import classes from '../drugs.module.css'
import { BasketLines } from '../pharmacies/basket-lines.tsx'
import { MissingPacks } from '../pharmacies/replacements.tsx'
import { useBasketPacks } from '../pharmacies/use-pharmacy-pages.ts'
import { sameTown } from '../same-town.ts'

/** What this pharmacy has of the basket, which only the device knows; nothing while it is empty. */
export function BasketInPharmacy({ pharmacyId }: { pharmacyId: string }) {
  const t = useT('pharmacies')
  const { items, packs, refusal: ofPacks, refetch: readPacks } = useBasketPacks(useTown())
  const known = items.filter(({ packId }) => packs.has(packId))
  const { data, refusal, refetch } = useCallQuery(
    'showPharmacy',
    { params: { id: pharmacyId }, query: { packs: basketText(known) } },
    { enabled: known.length > 0 },
  )
  if (items.length === 0) return null
  if (!data?.basket) {
    const failed = ofPacks ?? refusal
    return failed ? <ErrorState refusal={failed} retry={ofPacks ? readPacks : refetch} /> : null
  }
  const { positions, short, unknown = [] } = data.basket
  return (
    <Surface className={classes.card}>
      <Title order={2} id={BASKET_HEADING} tabIndex={-1}>
        {t('here')}
      </Title>
      {[...positions, ...short, ...unknown].length === 0 ? (
        <Text>{t('nothingHere')}</Text>
      ) : (
        <BasketLines basket={data.basket} packs={packs} />
      )}
      <MissingPacks basket={data.basket} packs={packs} />
      <ButtonLink to="/pharmacies" search={sameTown} variant="default">
        {t('title')}
      </ButtonLink>
    </Surface>
  )
}
