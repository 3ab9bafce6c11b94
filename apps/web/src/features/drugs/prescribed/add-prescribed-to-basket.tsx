import { Button, Text } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { prescribedCount } from '@vizit/domain/drugs/prescribed-count.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { addPacks, useBasket } from '../../../app/drugs/basket.ts'
import { BasketOfAccount } from '../../../app/drugs/basket-of-account.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { sameTown } from '../same-town.ts'
import type { PrescribedDrug } from './prescribed-packs.tsx'

/**
 * Puts the first pack of each prescription that is still valid into the basket, then leads to the pharmacies; says what it does not
 * put there.
 */
export function AddPrescribedToBasket({ drugs: prescribed }: { drugs: readonly PrescribedDrug[] }) {
  const t = useT('drugs')
  const items = useBasket()
  const today = civilDateOf(Date.now())
  const drugs = prescribed.filter(({ validUntil }) => validUntil === null || validUntil >= today)
  const inBasket = new Set(items.map(({ packId }) => packId))
  const isChosen = ({ packs }: PrescribedDrug) => packs.some(({ packId }) => inBasket.has(packId))
  const unmatched = drugs.filter(({ packs }) => packs.length === 0)
  const matched = drugs.filter(({ packs }) => packs.length > 0)
  if (matched.length === 0) return null
  const countable = matched.filter(drug => prescribedCount(drug) !== null)
  const toChoose = matched.filter(drug => !countable.includes(drug) && !isChosen(drug))
  const left = [...unmatched, ...toChoose]
  function addAll() {
    const isAllIn = addPacks(firstPacks(countable, inBasket))
    if (!isAllIn) return toast(t('full'))
    toast(left.length > 0 ? t('prescribed.addedSome', { names: namesOf(left) }) : t('prescribed.added'))
  }
  return (
    <>
      <BasketOfAccount />
      {drugs.length < prescribed.length && <Text c="dimmed">{t('prescribed.overLeftOut')}</Text>}
      {unmatched.length > 0 && <Text>{t('prescribed.notAdded', { names: namesOf(unmatched) })}</Text>}
      {toChoose.length > 0 && <Text>{t('prescribed.chooseSize', { names: namesOf(toChoose) })}</Text>}
      <ActionRow>
        {countable.every(isChosen) ? (
          matched.some(isChosen) && (
            <ButtonLink to="/pharmacies" search={sameTown}>
              {t('whereToBuy', { count: items.length })}
            </ButtonLink>
          )
        ) : (
          <Button leftSection={<IconShoppingCart size={20} aria-hidden />} onClick={addAll}>
            {t('prescribed.all')}
          </Button>
        )}
      </ActionRow>
    </>
  )
}

const namesOf = (drugs: readonly PrescribedDrug[]) =>
  drugs.map(({ name, strength }) => [name, strength].filter(Boolean).join(' ')).join('; ')

/** The first pack of each, those of several prescriptions added up; another pack that was chosen is enough. */
function firstPacks(drugs: readonly PrescribedDrug[], inBasket: ReadonlySet<string>) {
  const counts = new Map<string, number>()
  for (const drug of drugs) {
    const [first, ...others] = drug.packs
    if (first && !others.some(({ packId }) => inBasket.has(packId)))
      counts.set(first.packId, (counts.get(first.packId) ?? 0) + (prescribedCount(drug) ?? 1))
  }
  return [...counts].map(([packId, count]) => ({ packId, count }))
}
