import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import { packName } from '../../../app/drugs/pack-name.ts'
import { useAsOfWords, usePriceWords } from '../../../app/drugs/use-price-words.ts'
import classes from '../drugs.module.css'
import type { BasketPack } from './use-pharmacy-pages.ts'

interface PositionsProps {
  positions: Answer<'findPharmacies'>['items'][number]['positions']
  packs: ReadonlyMap<string, BasketPack>
  /** What follows before the time that all prices have. */
  children?: ReactNode
}

/** What a pharmacy has: each price as of when, said once where it is the same for all. */
export function Positions({ positions, packs, children }: PositionsProps) {
  const t = useT('pharmacies')
  const drugs = useT('drugs')
  const price = usePriceWords()
  const asOf = useAsOfWords()
  const times = new Set(positions.map(position => asOf(position.asOf)))
  const [only] = times.size === 1 ? times : []
  // Their lines say it then.
  const isOld = positions.every(({ isStale }) => isStale)
  return (
    <>
      <ul className={classes.positions}>
        {positions.map(({ packId, count, price: each, isCountKnown = true, asOf: at, isStale }) => {
          const pack = packs.get(packId)
          const name = pack ? packName(pack) : ''
          return (
            <li key={packId}>
              {t('position', { name, count, price: price(each) })}
              {!isCountKnown && count > 1 && <span className={classes.small}> ({t('countUnknown')})</span>}
              {pack?.dispensing === 'rx' && (
                <span className={classes.small}> · {drugs('needsPrescription')}</span>
              )}
              {(isStale || only === undefined) && (
                <span className={classes.small}>
                  {' '}
                  ({t(isStale ? 'old' : 'priceAsOf', { time: asOf(at) })})
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {children}
      {only && !isOld && <p className={classes.small}>{t('asOf', { time: only })}</p>}
    </>
  )
}
