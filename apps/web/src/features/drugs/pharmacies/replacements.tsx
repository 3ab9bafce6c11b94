import { Button } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { type ReactNode, useId } from 'react'
import { namePacks, replacePack } from '../../../app/drugs/basket.ts'
import { packName } from '../../../app/drugs/pack-name.ts'
import { useAsOfWords, usePriceWords } from '../../../app/drugs/use-price-words.ts'
import { focusBasket, putBack } from '../basket/put-back.ts'
import classes from '../drugs.module.css'
import type { BasketPack } from './use-pharmacy-pages.ts'

type Basket = Pick<Answer<'findPharmacies'>['items'][number], 'missing' | 'short' | 'replacements'>

interface MissingPacksProps {
  basket: Basket
  packs: ReadonlyMap<string, BasketPack>
}

/**
 * What can be bought instead of the packs that a pharmacy lacks: there, or else, where it has none at all, in other pharmacies of the
 * town, which may have as few.
 */
export function MissingPacks({ basket: { missing, short, replacements }, packs }: MissingPacksProps) {
  return missing.map(packId => {
    const here = replacements.filter(({ insteadOf }) => insteadOf === packId)
    const pack = packs.get(packId)
    if (here.length > 0) return <ReplacementsHere key={packId} replacements={here} pack={pack} />
    if (short.some(few => few.packId === packId)) return null
    return pack && pack.priceFrom !== null && <ReplacementsElsewhere key={packId} pack={pack} />
  })
}

interface ReplacementsHereProps {
  replacements: Basket['replacements']
  pack: BasketPack | undefined
}

function ReplacementsHere({ replacements, pack }: ReplacementsHereProps) {
  const t = useT('pharmacies')
  return (
    <Labelled label={t('hereInstead', { name: pack ? packName(pack) : '' })}>
      {replacements.map(({ insteadOf, price, asOf, isStale, ...replacement }) => (
        <ReplaceButton
          key={replacement.packId}
          insteadOf={insteadOf}
          replacement={replacement}
          price={{ price, asOf, isStale }}
        />
      ))}
    </Labelled>
  )
}

/** Folded: it is the same at each pharmacy that lacks the pack. */
function ReplacementsElsewhere({ pack }: { pack: BasketPack }) {
  const t = useT('pharmacies')
  const id = useId()
  if (pack.equivalents.length === 0) return null
  return (
    <details className={classes.elsewhere} aria-labelledby={id}>
      <summary id={id}>{t('elsewhereInstead', { name: packName(pack) })}</summary>
      <Equivalents pack={pack} />
    </details>
  )
}

/** No region: many pharmacies of a list may lack the same. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form
    <div role="group" aria-labelledby={id}>
      <p id={id} className={classes.line}>
        {label}
      </p>
      {children}
    </div>
  )
}

/** Packs with the same substance, form and strength that are sold in the town, each of which can take the place of this one. */
export function Equivalents({ pack }: { pack: BasketPack }) {
  return pack.equivalents.map(({ priceFrom, asOf, isStale, ...replacement }) => (
    <ReplaceButton
      key={replacement.packId}
      insteadOf={pack.packId}
      replacement={replacement}
      price={{ price: priceFrom, asOf, isStale }}
    />
  ))
}

interface ReplaceButtonProps {
  insteadOf: string
  replacement: {
    readonly packId: string
    readonly drugId: string
    readonly name: string
    readonly presentation: string
  }
  price: {
    /** Kopecks. */
    readonly price: number | null
    readonly asOf: string | null
    readonly isStale: boolean
  }
}

function ReplaceButton({ insteadOf, replacement, price: { price, asOf, isStale } }: ReplaceButtonProps) {
  const t = useT('pharmacies')
  const drugs = useT('drugs')
  const priceWords = usePriceWords()
  const asOfWords = useAsOfWords()
  const id = useId()
  const { packId, name, presentation } = replacement
  function replace() {
    const { count, undo } = replacePack(insteadOf, packId)
    namePacks([replacement])
    toast(t('replaced', { name: packName(replacement), count }), {
      label: drugs('putBack'),
      act: () => putBack(undo, insteadOf),
    })
    // The button goes with the pack that was replaced.
    focusBasket()
  }
  const words = [name, presentation, price === null ? '' : priceWords(price)].filter(Boolean).join(', ')
  return (
    <div>
      <Button
        variant="light"
        mt={4}
        h="auto"
        mih={44}
        styles={{ label: { whiteSpace: 'normal' } }}
        aria-describedby={asOf === null ? undefined : id}
        onClick={replace}
      >
        {t('replace', { name: words })}
      </Button>
      {asOf !== null && (
        <p id={id} className={classes.small}>
          {t(isStale ? 'old' : 'priceAsOf', { time: asOfWords(asOf) })}
        </p>
      )}
    </div>
  )
}
