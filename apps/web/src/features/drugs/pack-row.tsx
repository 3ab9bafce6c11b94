import type { Answer } from '@vizit/api-client/calls.ts'
import { isForPharmacies } from '@vizit/domain/drugs/dispensing.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useRangeWords } from '../../app/drugs/use-price-words.ts'
import { useChosenTown } from '../../app/provider/provider-choice.ts'
import { BasketButton } from './basket/basket-button.tsx'
import classes from './drugs.module.css'

type Drug = Answer<'findDrugs'>['items'][number]

interface PackRowProps {
  drug: Pick<Drug, 'id' | 'name' | 'dispensing'> & Partial<Pick<Answer<'showDrug'>, 'removed'>>
  pack: Drug['packs'][number]
  /** The price is that of a town, though none may be chosen. */
  isOfTown?: boolean
}

/** A presentation with its price, and the button that puts it into the basket. */
export function PackRow({ drug, pack, isOfTown = false }: PackRowProps) {
  const isForHospitals = !isForPharmacies(drug)
  // The register has it no more, which the page says: it is offered nowhere.
  const isPriced = isForHospitals || !drug.removed
  return (
    <div className={classes.pack}>
      <div className={classes.words}>
        <p className={classes.line}>{pack.presentation}</p>
        {isPriced && <PriceLines range={pack} isForHospitals={isForHospitals} isOfTown={isOfTown} />}
      </div>
      {!isForHospitals && (
        <BasketButton
          pack={{
            ...{ packId: pack.id, drugId: drug.id, name: drug.name, presentation: pack.presentation },
            ...(drug.removed && { isRemoved: true }),
          }}
        />
      )}
    </div>
  )
}

interface PriceLinesProps {
  range: Parameters<ReturnType<typeof useRangeWords>>[0] & Pick<Drug, 'isUnknown'>
  isForHospitals?: boolean
  isOfTown?: boolean
}

/** The price, in how many pharmacies, and as of when; none of what is for hospitals only, whatever pharmacies say. */
export function PriceLines({ range, isForHospitals = false, isOfTown = false }: PriceLinesProps) {
  const t = useT('drugs')
  const words = useRangeWords()(range)
  const town = useChosenTown()
  if (!words || isForHospitals) {
    const why = isForHospitals
      ? 'notSoldHere'
      : range.isUnknown
        ? 'unknownPrice'
        : town || isOfTown
          ? 'notSoldInTown'
          : 'notSold'
    return <p className={classes.small}>{t(why)}</p>
  }
  return (
    <>
      <p className={classes.price}>{words.price}</p>
      <p className={classes.small}>{words.asOf}</p>
    </>
  )
}
