import { Button, Text } from '@mantine/core'
import type { NamedPack } from '@vizit/domain/drugs/named-pack.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { addPacks, basket, namePacks, setCount } from '../../../app/drugs/basket.ts'
import { packName } from '../../../app/drugs/pack-name.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import { putBack } from '../basket/put-back.ts'
import classes from '../drugs.module.css'
import { sameTown } from '../same-town.ts'
import type { BasketPack } from './use-pharmacy-pages.ts'

interface GonePacksProps {
  packIds: readonly string[]
  nameOf: (packId: string) => NamedPack | undefined
}

/** What the register has no more: which it is, and the ways to take it out of the basket. */
export function GonePacks({ packIds, nameOf }: GonePacksProps) {
  const t = useT('pharmacies')
  const takeOut = useTakeOut()
  const named = packIds.flatMap(id => nameOf(id) ?? [])
  const nameless = packIds.filter(id => !nameOf(id))
  return (
    <>
      {named.length > 0 && (
        <>
          <Text>{t('removed')}</Text>
          <ul className={classes.packs} aria-label={t('removed')}>
            {named.map(pack => (
              <li key={pack.packId} className={classes.pack}>
                <div className={classes.words}>
                  <PackWords pack={pack} />
                </div>
                <TakeOutButton pack={pack} />
              </li>
            ))}
          </ul>
        </>
      )}
      {nameless.length > 0 && (
        <>
          <Text>{t('unknown')}</Text>
          <Button variant="default" onClick={() => takeOut(nameless, t('unknownTakenOut'))}>
            {t('removeUnknown')}
          </Button>
        </>
      )}
    </>
  )
}

/** Takes packs out of the basket; what was taken out can be put back. */
function useTakeOut() {
  const drugs = useT('drugs')
  return (ids: readonly string[], said: string, named: readonly NamedPack[] = []) => {
    const items = basket().filter(({ packId }) => ids.includes(packId))
    for (const id of ids) setCount(id, 0)
    const undo = () => {
      addPacks(items)
      namePacks(named)
    }
    toast(said, { label: drugs('putBack'), act: () => putBack(undo) })
  }
}

/** Of a pack that pharmacies are not searched for: there is no more of it to be had. */
export function TakeOutButton({ pack }: { pack: NamedPack }) {
  const t = useT('pharmacies')
  const drugs = useT('drugs')
  const takeOut = useTakeOut()
  const name = packName(pack)
  return (
    <Button
      variant="default"
      aria-label={t('remove', { name })}
      onClick={() => takeOut([pack.packId], drugs('takenOut', { name }), [pack])}
    >
      {t('takeOut')}
    </Button>
  )
}

/** What a pack needs besides money, where that is anything. */
export function DispensedInBasket({ pack: { dispensing } }: { pack: Pick<BasketPack, 'dispensing'> }) {
  const t = useT('drugs')
  if (dispensing === null || dispensing === 'otc') return null
  return <p className={classes.rx}>{t(dispensing === 'rx' ? 'needsPrescription' : dispensing)}</p>
}

/** The drug, which leads to its page, and the presentation. */
export function PackWords({ pack: { drugId, name, presentation } }: { pack: NamedPack }) {
  return (
    <>
      {drugId === null ? (
        <p className={classes.line}>{name}</p>
      ) : (
        <TextLink to="/drugs/$drugId" params={{ drugId }} search={sameTown}>
          {name}
        </TextLink>
      )}
      {presentation && <p className={classes.line}>{presentation}</p>}
    </>
  )
}
