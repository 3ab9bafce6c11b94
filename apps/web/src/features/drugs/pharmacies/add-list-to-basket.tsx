import { Button, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { BasketItem } from '@vizit/domain/drugs/merge-baskets.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'
import {
  addPacks,
  MOST_ITEMS,
  namePacks,
  setBasket,
  useBasket,
  useBasketNames,
} from '../../../app/drugs/basket.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { putBack } from '../basket/put-back.ts'
import { townOfBasket } from '../same-town.ts'
import type { BasketPack } from './use-pharmacy-pages.ts'

interface AddListToBasketProps {
  items: readonly BasketItem[]
  packs: ReadonlyMap<string, BasketPack>
}

/** Puts a list into the basket; asks what is to become of what is there already. */
export function AddListToBasket({ items, packs }: AddListToBasketProps) {
  const t = useT('pharmacies')
  const drugs = useT('drugs')
  const common = useT('common')
  const navigate = useNavigate()
  const own = useBasket()
  const names = useBasketNames()
  const [isAsking, setAsking] = useState(false)
  const countOf = (id: string) => own.find(({ packId }) => packId === id)?.count ?? 0
  const together = own.length + items.filter(({ packId }) => countOf(packId) === 0).length
  const changesIt = own.length > 0 && items.some(({ packId, count }) => countOf(packId) < count)

  function leave() {
    namePacks([...packs.values()])
    void navigate({ to: '/pharmacies', search: townOfBasket, replace: true })
  }
  function add() {
    addPacks(items)
    toast(t('ofLinkTaken'))
    leave()
  }
  function replace() {
    const undo = () => {
      setBasket(own)
      namePacks([...names.values()])
    }
    setBasket(items)
    toast(t('ofLinkReplaced'), { label: drugs('putBack'), act: () => putBack(undo) })
    leave()
  }
  const fits = together <= MOST_ITEMS
  return (
    <>
      {own.length > 0 && <Text>{t('ofLinkOwnStays')}</Text>}
      <Button onClick={() => (changesIt ? setAsking(true) : add())}>{t('ofLinkTake')}</Button>
      {own.length > 0 && (
        <ButtonLink to="/pharmacies" search={townOfBasket} variant="default">
          {t('toOwnBasket')}
        </ButtonLink>
      )}
      {isAsking && (
        <Dialog title={t('ofLinkBeside')} onClose={() => setAsking(false)}>
          <Text>{t('ofLinkBesideCount', { count: own.length })}</Text>
          <Text>{fits ? t('ofLinkAddHint') : t('ofLinkTooMany', { count: together, most: MOST_ITEMS })}</Text>
          <Text>{t('ofLinkReplaceHint')}</Text>
          <DialogActions>
            <Button variant="default" onClick={() => setAsking(false)}>
              {common('cancel')}
            </Button>
            <Button variant="default" onClick={replace}>
              {t('ofLinkReplace')}
            </Button>
            {fits && <Button onClick={add}>{t('ofLinkAdd')}</Button>}
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
