import { Button, Text, Title } from '@mantine/core'
import { isForPharmacies } from '@vizit/domain/drugs/dispensing.ts'
import type { NamedPack } from '@vizit/domain/drugs/named-pack.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useEffect, useRef } from 'react'
import { addPacks, emptyBasket, namePacks } from '../../../app/drugs/basket.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { BasketButton } from '../basket/basket-button.tsx'
import { BASKET_HEADING } from '../basket/basket-heading.ts'
import { putBack } from '../basket/put-back.ts'
import classes from '../drugs.module.css'
import { PriceLines } from '../pack-row.tsx'
import { sameTown } from '../same-town.ts'
import { DispensedInBasket, GonePacks, PackWords, TakeOutButton } from './gone-packs.tsx'
import { Equivalents } from './replacements.tsx'
import { ShareBasket } from './share-basket.tsx'
import type { BasketPack, useBasketPacks } from './use-pharmacy-pages.ts'

/** The packs looked for, how many of each, and what can be bought instead of one that is sold nowhere. */
export function BasketList({
  basket: { items, packs, searched, names, removed, isKnown, refusal },
}: {
  basket: ReturnType<typeof useBasketPacks>
}) {
  const t = useT('pharmacies')
  const drugs = useT('drugs')
  const heading = useFocusAfterRemoval(items.length)
  const ids = items.map(({ packId }) => packId)
  const isGone = (id: string) => removed.has(id) || (isKnown && !packs.has(id))
  const gone = ids.filter(isGone)
  const lines = ids.filter(id => !isGone(id)).map(id => packs.get(id) ?? names.get(id))
  const shown = lines.filter(line => line !== undefined)
  // Without an answer nobody knows what each is. Who gets the list could buy nothing else of it.
  const shared = isKnown ? searched : items.filter(({ packId }) => !isGone(packId))
  return (
    <Surface className={classes.card}>
      <Title order={2} id={BASKET_HEADING} ref={heading} tabIndex={-1}>
        {t('basket')}
      </Title>
      <ul className={classes.packs}>
        {shown.map(pack => (
          <li key={pack.packId}>
            <BasketRow pack={pack} />
          </li>
        ))}
      </ul>
      <GonePacks packIds={gone} nameOf={id => removed.get(id) ?? names.get(id)} />
      {refusal && shown.length < lines.length && (
        <Text>{t('nameless', { count: lines.length - shown.length })}</Text>
      )}
      <ButtonLink to="/drugs" search={sameTown} variant="default">
        {t('addMore')}
      </ButtonLink>
      {shared.length > 0 && <ShareBasket items={shared} />}
      <Button
        variant="subtle"
        onClick={() => {
          const undo = () => {
            addPacks(items)
            namePacks([...names.values()])
          }
          emptyBasket()
          toast(t('cleared'), { label: drugs('putBack'), act: () => putBack(undo) })
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

/** A pack with its price; only its name, where the server has not said more. */
function BasketRow({ pack }: { pack: NamedPack | BasketPack }) {
  const isForHospitals = 'dispensing' in pack && !isForPharmacies(pack)
  return (
    <>
      <div className={classes.pack}>
        <div className={classes.words}>
          <PackWords pack={pack} />
          {'dispensing' in pack && <DispensedInBasket pack={pack} />}
          {'priceFrom' in pack && <PriceLines range={pack} isForHospitals={isForHospitals} />}
        </div>
        {isForHospitals ? <TakeOutButton pack={pack} /> : <BasketButton pack={pack} />}
      </div>
      {'priceFrom' in pack && pack.priceFrom === null && <Equivalents pack={pack} />}
    </>
  )
}
