import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { packName } from '../../../app/drugs/pack-name.ts'
import { usePriceWords } from '../../../app/drugs/use-price-words.ts'
import classes from '../drugs.module.css'
import { Positions } from './positions.tsx'
import type { BasketPack } from './use-pharmacy-pages.ts'

interface BasketLinesProps {
  basket: Pick<
    Answer<'findPharmacies'>['items'][number],
    'complete' | 'totalPrice' | 'positions' | 'missing' | 'short' | 'unknown'
  >
  packs: ReadonlyMap<string, BasketPack>
}

/** What a pharmacy has of the basket, each price as of when, what it has too few of, what it lacks, and of what nobody knows. */
export function BasketLines({ basket, packs }: BasketLinesProps) {
  const t = useT('pharmacies')
  const price = usePriceWords()
  const { complete, totalPrice, positions, missing, short, unknown = [] } = basket
  const none = missing.filter(packId => !short.some(pack => pack.packId === packId))
  const count = positions.length + missing.length + unknown.length
  const nameOf = (packId: string) => {
    const pack = packs.get(packId)
    return pack ? packName(pack) : ''
  }
  return (
    <>
      <div className={classes.head}>
        {positions.length > 0 && (
          <p className={classes.price}>
            {t(complete ? 'total' : 'totalOfSome', { price: price(totalPrice) })}
          </p>
        )}
        <p className={classes.line}>
          {complete
            ? t('all')
            : positions.length > 0
              ? t(missing.length > 0 ? 'some' : 'have', { have: positions.length, count })
              : t(short.length > 0 ? 'tooFew' : 'nothingKnown')}
        </p>
      </div>
      <Positions positions={positions} packs={packs}>
        {short.map(({ packId, count: wanted, available }) => (
          <p key={packId} className={classes.line}>
            {t('short', { name: nameOf(packId), available, wanted })}
          </p>
        ))}
        {none.length > 0 && (
          <p className={classes.line}>{t('lacks', { names: none.map(nameOf).join('; ') })}</p>
        )}
        {unknown.length > 0 && (
          <p className={classes.line}>{t('unknownHere', { names: unknown.map(nameOf).join('; ') })}</p>
        )}
      </Positions>
    </>
  )
}
