import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { prescribedCount } from '@vizit/domain/drugs/prescribed-count.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { packName } from '../../../app/drugs/pack-name.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import { BasketButton } from '../basket/basket-button.tsx'
import classes from '../drugs.module.css'
import { PriceLines } from '../pack-row.tsx'
import { sameTown } from '../same-town.ts'

export type PrescribedDrug = Answer<'readDrugList'>['drugs'][number]

/** The packs that a prescription means, or where to look for it. */
export function PrescribedPacks({ drug }: { drug: PrescribedDrug }) {
  const t = useT('drugs')
  const { searchFor: q } = drug
  if (drug.packs.length === 0) {
    if (drug.isUnnamed) return <Text c="dimmed">{t('prescribed.unnamed')}</Text>
    if (q === null) return <Text c="dimmed">{t('prescribed.notInRegister')}</Text>
    return (
      <>
        <Text c="dimmed">{t('prescribed.unmatched')}</Text>
        <TextLink to="/drugs" search={address => ({ ...sameTown(address), q })}>
          {t('prescribed.search')}
        </TextLink>
      </>
    )
  }
  const wanted = prescribedCount(drug) ?? 1
  return (
    <ul className={classes.packs}>
      {drug.packs.map(pack => {
        return (
          <li key={pack.packId} className={classes.pack}>
            <div className={classes.words}>
              <TextLink to="/drugs/$drugId" params={{ drugId: pack.drugId }} search={sameTown}>
                {packName(pack)}
              </TextLink>
              <PriceLines range={pack} />
            </div>
            <BasketButton pack={pack} wanted={wanted} />
          </li>
        )
      })}
    </ul>
  )
}
