import { Button, Text } from '@mantine/core'
import type { NamedPack } from '@vizit/domain/drugs/named-pack.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CountStepper } from '@vizit/ui/form/count-stepper.tsx'
import { closeToast, toast, toastRefusal } from '@vizit/ui/toast/toasts.ts'
import { useEffect, useRef } from 'react'
import { MOST_ITEMS, MOST_OF_EACH, namePacks, setCount, useBasket } from '../../../app/drugs/basket.ts'
import { packName } from '../../../app/drugs/pack-name.ts'
import { putBack } from './put-back.ts'

interface BasketButtonProps {
  pack: NamedPack
  /** How many are put there at first. */
  wanted?: number
}

/** Puts a pack into the basket; then says how many of it are wanted. What is taken out can be put back. */
export function BasketButton({ pack, wanted = 1 }: BasketButtonProps) {
  const t = useT('drugs')
  const { packId } = pack
  const name = packName(pack)
  const items = useBasket()
  const count = items.find(item => item.packId === packId)?.count ?? 0
  const isIn = count > 0
  const button = useRef<HTMLButtonElement>(null)
  /** The button that was pressed gives way to another one, which takes the focus over. */
  const becomes = useRef<'in' | 'out' | null>(null)
  useEffect(() => {
    if (becomes.current === (isIn ? 'in' : 'out')) button.current?.focus()
    becomes.current = null
  }, [isIn])

  function put(to: number) {
    setCount(packId, to)
    namePacks([pack])
  }
  function change(to: number) {
    closeToast()
    becomes.current = to > 0 ? 'in' : 'out'
    put(to)
  }
  if (!isIn) {
    if (pack.isRemoved) return <Text size="sm">{t('notForBasket')}</Text>
    return (
      <Button
        ref={button}
        variant="default"
        aria-label={t('addOf', { name })}
        onClick={() => (items.length < MOST_ITEMS ? change(wanted) : toastRefusal(t('full')))}
      >
        {t('add')}
      </Button>
    )
  }
  function takeOne() {
    change(count - 1)
    if (count > 1) return
    toast(t('takenOut', { name }), { label: t('putBack'), act: () => putBack(() => put(1), packId) })
  }
  function addOne() {
    if (pack.isRemoved) toastRefusal(t('notForBasket'))
    else if (count < MOST_OF_EACH) change(count + 1)
    else toastRefusal(t('mostOfEach', { count: MOST_OF_EACH }))
  }
  return (
    <CountStepper
      text={t('pieces', { count })}
      label={t('count', { name, count })}
      fewer={{ label: t('fewer', { name }), onStep: takeOne }}
      more={{ label: t('moreOf', { name }), onStep: addOne, ref: button, of: packId }}
    />
  )
}
