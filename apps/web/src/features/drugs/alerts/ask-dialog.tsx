import { Button, Text, TextInput } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { HIGHEST_PRICE, parseKopecks } from '@vizit/domain/drugs/kopecks.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { type FormEvent, useRef, useState } from 'react'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import { useFormDraft } from '../../../app/browser-storage/use-form-draft.ts'
import { useLowestWords, usePriceWords } from '../../../app/drugs/use-price-words.ts'
import { useChosenTown } from '../../../app/provider/provider-choice.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import classes from '../drugs.module.css'
import { UnreachableNotice } from './unreachable-notice.tsx'

interface AskDialogProps {
  title: string
  name: string
  pack: Pick<Answer<'showDrug'>['packs'][number], 'id' | 'priceFrom' | 'asOf' | 'isStale' | 'lowest'>
  /** What was asked for already. */
  former?: Pick<Answer<'listDrugAlerts'>[number], 'locationCode' | 'town' | 'maxPrice'>
  onClose: () => void
}

const ANYWHERE = '0'
const KOPECKS = 100
/** As it is typed. */
const rubles = (price: number) => (price / KOPECKS).toFixed(2).replace('.', ',')

/** Asks where and at which price a package has to appear. */
export function AskDialog({ title, name, pack, former, onClose }: AskDialogProps) {
  const t = useT('drugs')
  const common = useT('common')
  const priceWords = usePriceWords()
  const lowestWords = useLowestWords()
  const town = useChosenTown()
  const { data: towns } = useCallQuery('listLocations', {})
  // The town is known before its name is, also where the list of towns does not come.
  const nameOf = (code: number) => towns?.find(known => known.code === code)?.name
  const here =
    town && (nameOf(town) || !towns) ? [[town, nameOf(town) ?? t('alerts.chosenTown')] as const] : []
  const before = former?.locationCode
    ? [[former.locationCode, nameOf(former.locationCode) ?? former.town ?? ''] as const]
    : []
  // The town of what is changed may be another one than that of the page.
  const options = [...new Map([...before, ...here])].map(([code, label]) => ({ value: String(code), label }))
  // What was typed for a change is for this one alone: the next one begins with what is waited for then.
  const [draft] = useState(() =>
    ['drug alert', pack.id, ...(former ? [former.locationCode, former.maxPrice] : [])].join(' '),
  )
  const [{ price, chosen }, keep] = useFormDraft(draft, {
    price: former?.maxPrice ? rubles(former.maxPrice) : '',
    chosen: former ? String(former.locationCode) : '',
  })
  const offered = [...options.map(({ value }) => value), ANYWHERE]
  const where = offered.includes(chosen) ? chosen : String(here[0]?.[0] ?? ANYWHERE)
  const [isWrong, setWrong] = useState(false)
  const saving = useCall('saveDrugAlert', {
    done: (_alert, { body }) => {
      dropDraft(draft)
      const most = body?.maxPrice ?? null
      toast(most === null ? t('alerts.saved') : t('alerts.waitingPrice', { price: priceWords(most) }))
    },
    next: onClose,
  })
  // The price that is shown is that of the page's town.
  const isHere = where === String(town ?? ANYWHERE)
  const needsPrice = pack.priceFrom !== null && isHere

  const field = useRef<HTMLInputElement>(null)
  function save(event: FormEvent) {
    event.preventDefault()
    const maxPrice = price.trim() === '' ? null : parseKopecks(price)
    const isMissing = maxPrice === null && (price.trim() !== '' || needsPrice)
    setWrong(isMissing)
    if (isMissing) {
      field.current?.focus()
      return saving.reset()
    }
    saving.mutate({ params: { packId: pack.id }, body: { locationCode: Number(where), maxPrice } })
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={save} className={classes.form}>
        <Text>{name}</Text>
        {options.length > 0 ? (
          <SelectField
            label={t('alerts.where')}
            value={where}
            options={[...options, { value: ANYWHERE, label: t('alerts.anywhere') }]}
            onChoose={value => keep({ chosen: value })}
          />
        ) : (
          <Text>{t('alerts.anywhere')}</Text>
        )}
        <TextInput
          ref={field}
          label={t('alerts.maxPrice')}
          description={
            needsPrice && pack.priceFrom !== null
              ? t('alerts.needsPrice', { there: lowestWords({ ...pack, ...pack.lowest }) })
              : t('alerts.maxPriceHint')
          }
          inputMode="decimal"
          value={price}
          maxLength={10}
          error={isWrong && t('alerts.wrongPrice', { most: priceWords(HIGHEST_PRICE) })}
          onChange={event => keep({ price: event.currentTarget.value })}
        />
        <UnreachableNotice />
        <RefusalBlock
          refusal={saving.refusal}
          action={
            saving.refusal?.code === 'DRUG_AVAILABLE' && (
              <>
                <Text size="sm">{lowestWords(saving.refusal.attributes)}</Text>
                <TextLink to="/pharmacies" search={{ packs: `${pack.id}:1`, town: where }}>
                  {t('whereToBuyPack')}
                </TextLink>
              </>
            )
          }
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <SubmitButton pending={saving.isPending}>{t('alerts.save')}</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
