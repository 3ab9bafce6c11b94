import { Text, Title } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { basketText } from '../../../app/drugs/basket.ts'
import { drugsSearch } from '../../../app/drugs/drugs-search.ts'
import { packsInAddress } from '../../../app/drugs/packs-in-address.ts'
import { useTown } from '../../../app/provider/provider-choice.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { BASKET_HEADING } from '../basket/basket-heading.ts'
import { useReadPacksAgain } from '../basket/use-read-packs-again.ts'
import classes from '../drugs.module.css'
import { BasketLines } from '../pharmacies/basket-lines.tsx'
import { GoneLink } from '../pharmacies/gone-link.tsx'
import { MissingPacks } from '../pharmacies/replacements.tsx'
import { useBasketPacks } from '../pharmacies/use-pharmacy-pages.ts'
import { sameTown } from '../same-town.ts'

/** What this pharmacy has of the basket, which only the device knows, or of what the address names; nothing while it is empty. */
export function BasketInPharmacy({ pharmacyId }: { pharmacyId: string }) {
  const t = useT('pharmacies')
  const { packs: inAddress } = drugsSearch(useSearch({ strict: false }))
  const { items: given, isWhole } = packsInAddress(inAddress)
  const isOfLink = given.length > 0
  const {
    items,
    packs,
    searched,
    isKnown,
    refusal: ofPacks,
    refetch: readPacks,
  } = useBasketPacks(useTown(), isOfLink ? given : undefined)
  const { data, refusal, refetch } = useCallQuery(
    'showPharmacy',
    { params: { id: pharmacyId }, query: { packs: basketText(searched) } },
    { enabled: searched.length > 0 },
  )
  useReadPacksAgain(refusal, readPacks)
  if (items.length === 0) return null
  if (isOfLink && isKnown && searched.length === 0) return <GoneLink isForHospitals={packs.size > 0} />
  if (!data?.basket) {
    const failed = ofPacks ?? refusal
    const retry = () => {
      void readPacks()
      if (refusal) void refetch()
    }
    return failed ? <ErrorState refusal={failed} retry={retry} /> : null
  }
  const { positions, short, unknown = [] } = data.basket
  return (
    <Surface className={classes.card}>
      <Title order={2} id={BASKET_HEADING} tabIndex={-1}>
        {t(isOfLink ? 'ofLinkHere' : 'here')}
      </Title>
      {[...positions, ...short, ...unknown].length === 0 ? (
        <Text>{t(isOfLink ? 'ofLinkNotHere' : 'nothingHere')}</Text>
      ) : (
        <BasketLines basket={data.basket} packs={packs} />
      )}
      {!isWhole && <Text>{t(isOfLink ? 'ofLinkCut' : 'ofLinkNothing')}</Text>}
      {!isOfLink && <MissingPacks basket={data.basket} packs={packs} />}
      <ButtonLink to="/pharmacies" search={sameTown} variant="default">
        {t('title')}
      </ButtonLink>
    </Surface>
  )
}
