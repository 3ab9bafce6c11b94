import { Text, Title } from '@mantine/core'
import { isForPharmacies } from '@vizit/domain/drugs/dispensing.ts'
import type { BasketItem } from '@vizit/domain/drugs/merge-baskets.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'
import classes from '../drugs.module.css'
import { PriceLines } from '../pack-row.tsx'
import { sameTown } from '../same-town.ts'
import { AddListToBasket } from './add-list-to-basket.tsx'
import { DispensedInBasket, PackWords } from './gone-packs.tsx'
import type { useBasketPacks } from './use-pharmacy-pages.ts'

interface PacksOfLinkProps {
  items: readonly BasketItem[]
  /** Some of the address could not be taken. */
  isCut: boolean
  basket: ReturnType<typeof useBasketPacks>
}

/** The packs that the address names, beside the basket of the device, which stays as it is until it is asked to take them. */
export function PacksOfLink({
  items,
  isCut,
  basket: { packs, searched, removed, isKnown, refusal },
}: PacksOfLinkProps) {
  const t = useT('pharmacies')
  const drugs = useT('drugs')
  const known = items.filter(({ packId }) => packs.has(packId))
  const gone = items.filter(({ packId }) => isKnown && !packs.has(packId))
  const named = gone.flatMap(({ packId }) => removed.get(packId) ?? [])
  // `GoneLink` says it where the pharmacies would stand.
  const isAllGone = isKnown && known.length === 0
  if (isAllGone && named.length === 0) return null
  return (
    <Surface className={classes.card}>
      <Title order={2}>{t('ofLink')}</Title>
      <ul className={classes.packs}>
        {known.map(({ packId, count }) => {
          const pack = packs.get(packId)
          return (
            pack && (
              <li key={packId}>
                <PackWords pack={pack} />
                <p className={classes.line}>{drugs('pieces', { count })}</p>
                <DispensedInBasket pack={pack} />
                <PriceLines range={pack} isForHospitals={!isForPharmacies(pack)} />
              </li>
            )
          )
        })}
        {named.map(pack => (
          <li key={pack.packId}>
            <PackWords pack={pack} />
            <p className={classes.small}>{t('removedHere')}</p>
          </li>
        ))}
      </ul>
      {!isAllGone && (isCut || gone.length > named.length) && <Text>{t('ofLinkCut')}</Text>}
      {searched.length > 0 && !refusal && <AddListToBasket items={searched} packs={packs} />}
      <noscript>
        <TextLink to="/drugs" search={sameTown}>
          {t('addMore')}
        </TextLink>
      </noscript>
    </Surface>
  )
}
