import { Button, Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useEffect, useRef } from 'react'
import { addPacks, emptyBasket, setCount } from '../../../app/drugs/basket.ts'
import { ButtonLink, TextLink } from '../../../app/router/router-links.tsx'
import { BasketButton } from '../basket/basket-button.tsx'
import classes from '../drugs.module.css'
import { PriceLines } from '../pack-row.tsx'
import { sameTown } from '../same-town.ts'
import { BASKET_HEADING } from './basket-heading.ts'
import { Equivalents } from './replacements.tsx'
import { type BasketPack, packName, type useBasketPacks } from './use-pharmacy-pages.ts'

/** The packs looked for, how many of each, and what can be bought instead of one that is sold nowhere. */
export function BasketList({
  basket: { items, packs, isKnown },
}: {
  basket: ReturnType<typeof useBasketPacks>
}) {
  const t = useT('pharmacies')
  const drugs = useT('drugs')
  const heading = useFocusAfterRemoval(items.length)
  const known = items.flatMap(({ packId }) => packs.get(packId) ?? [])
  const unknown = isKnown ? items.filter(({ packId }) => !packs.has(packId)) : []
  return (
    <Surface className={classes.card}>
      <Title order={2} id={BASKET_HEADING} ref={heading} tabIndex={-1}>
        {t('basket')}
      </Title>
      {unknown.length > 0 && (
        <>
          <Text>{t('unknown')}</Text>
          <Button
            variant="default"
            onClick={() => {
              for (const { packId } of unknown) setCount(packId, 0)
            }}
          >
            {t('removeUnknown')}
          </Button>
        </>
      )}
      <ul className={classes.packs}>
        {known.map(pack => (
          <li key={pack.packId}>
            <BasketRow pack={pack} />
          </li>
        ))}
      </ul>
      <ButtonLink to="/drugs" search={sameTown} variant="default">
        {t('addMore')}
      </ButtonLink>
      <Button
        variant="subtle"
        onClick={() => {
          emptyBasket()
          toast(t('cleared'), { label: drugs('putBack'), act: () => addPacks(items) })
        }}
      >
        {t('clear')}
      </Button>
    </Surface>
  )
}

/** The focus of a row that has gone goes to the heading of the list. */
function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = count
  }, [count])
  return heading
}

function BasketRow({ pack }: { pack: BasketPack }) {
  return (
    <>
      <div className={classes.pack}>
        <div className={classes.words}>
          <TextLink to="/drugs/$drugId" params={{ drugId: pack.drugId }} search={sameTown}>
            {pack.name}
          </TextLink>
          <p className={classes.line}>{pack.presentation}</p>
          <PriceLines range={pack} />
        </div>
        <BasketButton packId={pack.packId} name={packName(pack)} />
      </div>
      {pack.priceFrom === null && <Equivalents pack={pack} />}
    </>
  )
}
