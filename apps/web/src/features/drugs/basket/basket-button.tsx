import { ActionIcon, Button } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { MOST_ITEMS, MOST_OF_EACH, setCount, useBasket } from '../../../app/drugs/basket.ts'
import classes from '../drugs.module.css'

interface BasketButtonProps {
  packId: string
  /** Of the drug with its presentation. */
  name: string
  /** How many are put there at first. */
  wanted?: number
}

/** Puts a pack into the basket; then says how many of it are wanted. */
export function BasketButton({ packId, name, wanted = 1 }: BasketButtonProps) {
  const t = useT('drugs')
  const items = useBasket()
  const count = items.find(item => item.packId === packId)?.count ?? 0
  if (count === 0) {
    return (
      <Button
        variant="default"
        aria-label={t('addOf', { name })}
        onClick={() => (items.length < MOST_ITEMS ? setCount(packId, wanted) : toast(t('full')))}
      >
        {t('add')}
      </Button>
    )
  }
  return (
    <div className={classes.stepper}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('fewer', { name })}
        onClick={() => setCount(packId, count - 1)}
      >
        <IconMinus size={20} aria-hidden />
      </ActionIcon>
      <output aria-label={t('count', { name, count })}>{t('pieces', { count })}</output>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('moreOf', { name })}
        onClick={() =>
          count < MOST_OF_EACH ? setCount(packId, count + 1) : toast(t('mostOfEach', { count: MOST_OF_EACH }))
        }
      >
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}
