import { Button, Text } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import type { BasketItem } from '@vizit/domain/drugs/merge-baskets.ts'
import type { NamedPack } from '@vizit/domain/drugs/named-pack.ts'
import { prescribedCount } from '@vizit/domain/drugs/prescribed-count.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { toast, toastRefusal } from '@vizit/ui/toast/toasts.ts'
import { useEffect, useRef } from 'react'
import { addPacks, namePacks, setCount, useBasket } from '../../../app/drugs/basket.ts'
import { BasketOfAccount } from '../../../app/drugs/basket-of-account.tsx'
import { packName } from '../../../app/drugs/pack-name.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { putBack } from '../basket/put-back.ts'
import { townOfBasket } from '../same-town.ts'
import type { PrescribedDrug } from './prescribed-packs.tsx'

/**
 * Puts the first pack of each prescription that is still to be bought, neither carried out nor expired, into the basket, then leads to
 * the pharmacies; says what it does not put there.
 */
export function AddPrescribedToBasket({ drugs: prescribed }: { drugs: readonly PrescribedDrug[] }) {
  const t = useT('drugs')
  const items = useBasket()
  const today = civilDateOf(Date.now())
  const open = prescribed.filter(({ isCompleted }) => !isCompleted)
  const drugs = open.filter(({ validUntil }) => validUntil === null || validUntil >= today)
  const inBasket = new Set(items.map(({ packId }) => packId))
  const isChosen = ({ packs }: PrescribedDrug) => packs.some(({ packId }) => inBasket.has(packId))
  const unmatched = drugs.filter(({ packs }) => packs.length === 0)
  const matched = drugs.filter(({ packs }) => packs.length > 0)
  const countable = matched.filter(drug => prescribedCount(drug) !== null)
  const toChoose = matched.filter(drug => !countable.includes(drug) && !isChosen(drug))
  const left = [...unmatched, ...toChoose]
  const chosen = firstPacks(countable, inBasket)
  const toAdd = chosen.filter(({ packId }) => !inBasket.has(packId))
  const link = useRef<HTMLAnchorElement>(null)
  /** The button gives way to the link, which takes the focus over. */
  const isAdding = useRef(false)
  const areAllIn = countable.every(isChosen)
  useEffect(() => {
    if (isAdding.current && areAllIn) link.current?.focus()
    isAdding.current = false
  }, [areAllIn])
  function addAll() {
    isAdding.current = true
    const isAllIn = addPacks(chosen)
    namePacks(chosen)
    if (!isAllIn) {
      isAdding.current = false
      return toastRefusal(t('full'))
    }
    const undo = () => {
      for (const { packId } of chosen)
        setCount(packId, items.find(item => item.packId === packId)?.count ?? 0)
    }
    const leftOut = left.length + open.length - drugs.length
    toast(leftOut > 0 ? t('prescribed.addedSome', { count: leftOut }) : t('prescribed.added'), {
      label: t('putBack'),
      act: () => putBack(undo),
    })
  }
  const whatGoesIn = toAdd.map(({ count, insteadOf, ...pack }) => {
    const counted = t('prescribed.counted', { name: packName(pack), count })
    return insteadOf ? t('prescribed.otherName', { name: counted, written: insteadOf }) : counted
  })
  const areCompleted = open.length < prescribed.length
  const isAll = left.length === 0 && drugs.length === prescribed.length
  if (matched.length === 0)
    return areCompleted && drugs.length === 0 ? <Text c="dimmed">{t('prescribed.allCompleted')}</Text> : null
  return (
    <>
      <BasketOfAccount />
      {areCompleted && <Text c="dimmed">{t('prescribed.completedLeftOut')}</Text>}
      {drugs.length < open.length && <Text c="dimmed">{t('prescribed.overLeftOut')}</Text>}
      {unmatched.length > 0 && <Text>{t('prescribed.notAdded', { names: namesOf(unmatched) })}</Text>}
      {toChoose.length > 0 && <Text>{t('prescribed.chooseSize', { names: namesOf(toChoose) })}</Text>}
      {toAdd.length > 0 && <Text mb="sm">{t('prescribed.willAdd', { names: whatGoesIn.join('; ') })}</Text>}
      <ActionRow>
        {areAllIn ? (
          matched.some(isChosen) && (
            <ButtonLink ref={link} to="/pharmacies" search={townOfBasket}>
              {t('whereToBuy', { count: items.length })}
            </ButtonLink>
          )
        ) : (
          <Button leftSection={<IconShoppingCart size={20} aria-hidden />} onClick={addAll}>
            {isAll ? t('prescribed.all') : t('prescribed.some', { count: toAdd.length })}
          </Button>
        )}
      </ActionRow>
    </>
  )
}

const namesOf = (drugs: readonly PrescribedDrug[]) =>
  drugs.map(({ name, form, strength }) => [name, form, strength].filter(Boolean).join(' ')).join('; ')

interface ChosenPack extends BasketItem, NamedPack {
  /** The name in the prescription, if the pack has another trade name. */
  readonly insteadOf: string | null
}

/** The first pack of each, those of several prescriptions added up; another pack that was chosen is enough. */
function firstPacks(drugs: readonly PrescribedDrug[], inBasket: ReadonlySet<string>): ChosenPack[] {
  const chosen = new Map<string, ChosenPack>()
  for (const drug of drugs) {
    const [first, ...others] = drug.packs
    if (!first || others.some(({ packId }) => inBasket.has(packId))) continue
    const { packId, drugId, name, presentation, isOtherName } = first
    const count = (chosen.get(packId)?.count ?? 0) + (prescribedCount(drug) ?? 1)
    const insteadOf = isOtherName ? drug.name : null
    chosen.set(packId, { packId, drugId, name, presentation, count, insteadOf })
  }
  return [...chosen.values()]
}
