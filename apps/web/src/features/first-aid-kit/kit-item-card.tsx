import { Button, Text, Title } from '@mantine/core'
import { type Expiry, expiryOf, type KitItem, kitLimits } from '@vizit/domain/drugs/first-aid-kit.ts'
import { SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CountStepper } from '@vizit/ui/form/count-stepper.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { toast, toastRefusal } from '@vizit/ui/toast/toasts.ts'
import { useEffect, useRef } from 'react'
import { addPacks, namePacks, useBasket } from '../../app/drugs/basket.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import classes from './first-aid-kit.module.css'
import { changeCount, kitProblem } from './stored-kit.ts'

interface KitItemCardProps {
  item: KitItem
  today: CivilDate
  onEdit: () => void
  onRemove: () => void
}

/** One medicine: how many, until when, for whom; what runs out goes into the basket. */
export function KitItemCard({ item, today, onEdit, onRemove }: KitItemCardProps) {
  const t = useT('first-aid-kit')
  const format = useFormat()
  const { id, name, count, bestBefore, forWhom } = item
  const expiry = expiryOf(bestBefore, today)
  const of = (label: string) => `${label}: ${name}`
  async function step(by: number) {
    const why = kitProblem(await changeCount(id, by))
    if (why) toastRefusal(t(`problem.${why}`))
  }
  return (
    <Surface className={classes.card}>
      <Title order={2} className={classes.name ?? ''}>
        {name}
      </Title>
      {forWhom && <Text c="dimmed">{t('forWhomIs', { name: forWhom })}</Text>}
      {expiry && bestBefore && (
        <Text className={classes.expiry ?? ''} data-expiry={expiry satisfies Expiry}>
          {t(`expiry.${expiry}`, { date: format.shortDate(bestBefore) })}
        </Text>
      )}
      <CountStepper
        text={t('count', { count })}
        label={t('countOf', { name, count })}
        fewer={{ label: of(t('fewer')), disabled: count === 0, onStep: () => void step(-1) }}
        more={{
          label: of(t('more')),
          disabled: count >= kitLimits.count,
          onStep: () => void step(1),
        }}
      />
      <ActionRow>
        <RestockButton item={item} />
        <Button variant="subtle" aria-label={of(t('edit'))} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button variant="subtle" color="red" aria-label={of(t('remove'))} onClick={onRemove}>
          {t('remove')}
        </Button>
      </ActionRow>
    </Surface>
  )
}

/** Puts a pack of the register into the basket; one that was typed by hand is looked for. */
function RestockButton({ item: { packId, name, count } }: { item: KitItem }) {
  const t = useT('first-aid-kit')
  const inBasket = useBasket().some(each => each.packId === packId)
  const link = useRef<HTMLAnchorElement>(null)
  /** The button gives way to the link, which takes the focus over. */
  const isPut = useRef(false)
  useEffect(() => {
    if (inBasket && isPut.current) link.current?.focus()
    isPut.current = false
  }, [inBasket])
  if (packId === null) {
    return (
      <ButtonLink
        to="/drugs"
        search={{ q: searchText(name) }}
        variant="default"
        aria-label={t('findOf', { name })}
      >
        {t('find')}
      </ButtonLink>
    )
  }
  if (inBasket) {
    return (
      <ButtonLink ref={link} to="/pharmacies" variant="default" aria-label={t('inBasketOf', { name })}>
        {t('inBasket')}
      </ButtonLink>
    )
  }
  function put(pack: { readonly packId: string }) {
    isPut.current = true
    const isIn = addPacks([{ ...pack, count: 1 }])
    namePacks([{ ...pack, drugId: null, name, presentation: null }])
    if (isIn) toast(t('put'))
    else {
      isPut.current = false
      toastRefusal(t('basketFull'))
    }
  }
  return (
    <Button
      variant="default"
      aria-label={t(count === 0 ? 'ranOutOf' : 'runsOutOf', { name })}
      onClick={() => put({ packId })}
    >
      {t(count === 0 ? 'ranOut' : 'runsOut')}
    </Button>
  )
}

/** A longer name is looked for by the words that fit. */
const searchText = (name: string): string =>
  name.length <= SEARCH_MAXIMUM
    ? name
    : name
        .slice(0, SEARCH_MAXIMUM + 1)
        .replace(/\s*\S*$/, '')
        .slice(0, SEARCH_MAXIMUM)
