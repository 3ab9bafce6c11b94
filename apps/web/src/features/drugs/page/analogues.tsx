import { Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { isForPharmacies } from '@vizit/domain/drugs/dispensing.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useAsOfWords, usePriceWords } from '../../../app/drugs/use-price-words.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import classes from '../drugs.module.css'
import { PriceLines } from '../pack-row.tsx'
import { sameTown } from '../same-town.ts'

/** Drugs of the same substance with packs and prices; those of the same group are only counted: a doctor says which of them helps. */
export function Analogues({ drug: { analogues, atc } }: { drug: Answer<'showDrug'> }) {
  const t = useT('drugs')
  const group = atc.groups.at(-1)?.name
  const kinds = [
    ['equivalents', analogues.filter(({ relation }) => relation === 'equivalent')],
    ['sameSubstance', analogues.filter(({ relation }) => relation === 'sameSubstance')],
  ] as const
  return (
    <>
      {kinds.map(
        ([title, drugs]) =>
          drugs.length > 0 && (
            <Surface key={title} className={classes.card}>
              <Title order={2}>{t(title)}</Title>
              <ul className={classes.packs}>
                {drugs.map(({ id, name, form, dispensing, packs, ...range }) => (
                  <li key={id}>
                    <TextLink to="/drugs/$drugId" params={{ drugId: id }} search={sameTown}>
                      {name}
                    </TextLink>
                    <p className={classes.small}>
                      {[form, dispensing && t(dispensing === 'rx' ? 'needsPrescription' : dispensing)]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                    <Packs packs={packs} shownAsOf={range.asOf} />
                    <PriceLines range={range} isForHospitals={!isForPharmacies({ dispensing })} />
                  </li>
                ))}
              </ul>
            </Surface>
          ),
      )}
      {analogues.length > 0 && <Text>{t('analogues')}</Text>}
      {group && atc.drugsCount > 0 && <Text>{t('groupDrugs', { group, count: atc.drugsCount })}</Text>}
    </>
  )
}

interface PacksProps {
  /** None in an answer of the release before. */
  packs?: Answer<'showDrug'>['analogues'][number]['packs']
  /** What the drug's own price is as of, which is said below. */
  shownAsOf: string | null
}

/** Strength, form and package of each, and where there are several, which costs what, as of when. */
function Packs({ packs = [], shownAsOf }: PacksProps) {
  const t = useT('drugs')
  const price = usePriceWords()
  const asOfWords = useAsOfWords()
  return (
    <ul className={classes.positions}>
      {packs.map(({ id, presentation, priceFrom, asOf = null, isStale }) => {
        if (packs.length === 1 || priceFrom === null) return <li key={id}>{presentation}</li>
        const isSaidBelow = asOf === null || (shownAsOf && asOfWords(asOf) === asOfWords(shownAsOf))
        return (
          <li key={id}>
            <span>{t('packFrom', { presentation, price: price(priceFrom) })}</span>
            {!isSaidBelow && (
              <span className={classes.small}>
                {' '}
                ({t(isStale ? 'old' : 'asOf', { time: asOfWords(asOf) })})
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
