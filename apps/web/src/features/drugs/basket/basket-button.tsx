import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CountStepper } from '@vizit/ui/form/count-stepper.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { MOST_ITEMS, MOST_OF_EACH, setCount, useBasket } from '../../../app/drugs/basket.ts'

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
  const addOne = () =>
    count < MOST_OF_EACH ? setCount(packId, count + 1) : toast(t('mostOfEach', { count: MOST_OF_EACH }))
  return (
    <CountStepper
      text={t('pieces', { count })}
      label={t('count', { name, count })}
      fewer={{ label: t('fewer', { name }), onStep: () => setCount(packId, count - 1) }}
      more={{ label: t('moreOf', { name }), onStep: addOne }}
    />
  )
}
