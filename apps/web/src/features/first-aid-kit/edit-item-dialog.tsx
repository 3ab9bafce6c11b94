import { Button, Text, TextInput } from '@mantine/core'
import { IconBarcode } from '@tabler/icons-react'
import { expiryOf, type KitItem, kitLimits, parseBestBefore } from '@vizit/domain/drugs/first-aid-kit.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { writeDate } from '@vizit/domain/time/written-date.ts'
import { plainLine } from '@vizit/domain/validation/plain-line.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import classes from './first-aid-kit.module.css'
import { type KeptForm, useItemForm } from './item-draft.ts'
import { PackNameField } from './pack-name-field.tsx'
import { addItem, editItem, kitProblem } from './stored-kit.ts'

const ScanBarcode = lazy(async () => ({ default: (await import('./scan/scan-barcode.tsx')).ScanBarcode }))

type Wrong = 'name' | 'count' | 'bestBefore'

const ADDED = 'added'
/** More than any number or date: what is cut off would be another one. */
const MOST_TYPED = 30

/** Adds a medicine, found in the register, scanned or typed; or changes one. */
export function EditItemDialog({ item, onClose }: { item?: KitItem; onClose: () => void }) {
  const t = useT('first-aid-kit')
  const kept = useItemForm(item?.id ?? ADDED, {
    ...{ name: item?.name ?? '', packId: item?.packId ?? null, count: String(item?.count ?? 1) },
    ...{ until: item?.bestBefore ? writeDate(item.bestBefore) : '', forWhom: item?.forWhom ?? '' },
  })
  return (
    <Dialog title={t(item ? 'editTitle' : 'addTitle')} onClose={onClose}>
      {kept && <ItemFields {...kept} {...(item && { item })} onClose={onClose} />}
    </Dialog>
  )
}

interface ItemFieldsProps extends KeptForm {
  item?: KitItem
  onClose: () => void
}

function ItemFields({ item, form, change, drop, onClose }: ItemFieldsProps) {
  const t = useT('first-aid-kit')
  const common = useT('common')
  const { name, packId, count, until, forWhom } = form
  const [isScanning, setScanning] = useState(false)
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const [problem, setProblem] = useState<ReturnType<typeof kitProblem>>(null)
  const [isPending, setPending] = useState(false)

  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (wrong.length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])
  const scanButton = useRef<HTMLButtonElement>(null)
  const countField = useRef<HTMLInputElement>(null)
  /** What was scanned says the name: how many there are is asked next. */
  const nameField = useRef<HTMLInputElement>(null)
  const after = useRef<'found' | 'closed' | 'byName' | null>(null)
  useEffect(() => {
    if (isScanning) return
    const next = { found: countField, closed: scanButton, byName: nameField }
    if (after.current) next[after.current].current?.focus()
    after.current = null
  }, [isScanning])
  function endScan(how: 'found' | 'closed' | 'byName') {
    after.current = how
    setScanning(false)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const bestBefore = parseBestBefore(until, civilDateOf(Date.now()))
    const isCount = /^\d{1,3}$/.test(count.trim())
    const found: Wrong[] = [
      ...(plainLine(name) === '' ? (['name'] as const) : []),
      ...(isCount ? [] : (['count'] as const)),
      ...(until.trim() !== '' && bestBefore === null ? (['bestBefore'] as const) : []),
    ]
    setWrong(found)
    if (found.length > 0) return
    setPending(true)
    const typed = { name, packId, bestBefore, count: Number(count), forWhom }
    const stored = item
      ? await editItem({ id: item.id, ...typed }, changedIn(typed, item))
      : await addItem({ id: crypto.randomUUID(), ...typed })
    setPending(false)
    const why = kitProblem(stored)
    if (why) return setProblem(why)
    await drop()
    toast(t(item ? 'changed' : 'added'))
    onClose()
  }
  const today = civilDateOf(Date.now())
  const meant = parseBestBefore(until, today)
  const isOver = meant !== null && expiryOf(meant, today) === 'over'
  const errorOf = (field: Wrong) => wrong.includes(field) && t(`wrong.${field}`)
  function cancel() {
    void drop()
    onClose()
  }
  return (
    <>
      {isScanning ? (
        <Suspense fallback={<Text role="status">{t('scan.starting')}</Text>}>
          <ScanBarcode
            onFound={found => {
              change({
                name: `${found.name}, ${found.presentation}`.slice(0, kitLimits.name),
                packId: found.packId,
              })
              endScan('found')
            }}
            onByName={() => endScan('byName')}
            onClose={() => endScan('closed')}
          />
        </Suspense>
      ) : (
        <form ref={fields} noValidate onSubmit={event => void save(event)} className={classes.form}>
          <PackNameField ref={nameField} pack={{ name, packId }} error={errorOf('name')} onChange={change} />
          <Button
            ref={scanButton}
            variant="default"
            leftSection={<IconBarcode size={20} aria-hidden />}
            onClick={() => setScanning(true)}
          >
            {t('scan.title')}
          </Button>
          <TextInput
            ref={countField}
            label={t('howMany')}
            inputMode="numeric"
            value={count}
            maxLength={MOST_TYPED}
            error={errorOf('count')}
            onChange={event => change({ count: event.currentTarget.value })}
          />
          <div>
            <TextInput
              label={t('bestBefore')}
              description={t('bestBeforeHint')}
              inputMode="decimal"
              value={until}
              maxLength={MOST_TYPED}
              error={errorOf('bestBefore')}
              onChange={event => change({ until: event.currentTarget.value.replaceAll(',', '.') })}
            />
            {/* Its room is there before the words, so that nothing moves away from a finger. */}
            <Text role="status" c="dimmed" size="sm" className={classes.means ?? ''}>
              {meant && t(isOver ? 'bestBeforeOver' : 'bestBeforeMeans', { date: writeDate(meant) })}
            </Text>
          </div>
          <TextInput
            label={t('forWhom')}
            description={t('forWhomHint')}
            value={forWhom}
            maxLength={kitLimits.forWhom}
            onChange={event => change({ forWhom: event.currentTarget.value })}
          />
          <div role="alert">
            {problem && <Text c="var(--mantine-color-error)">{t(`problem.${problem}`)}</Text>}
          </div>
          <DialogActions>
            <Button variant="default" onClick={cancel}>
              {common('cancel')}
            </Button>
            <SubmitButton pending={isPending}>{t('save')}</SubmitButton>
          </DialogActions>
        </form>
      )}
    </>
  )
}

/** The fields that differ from those that the form began with. */
const changedIn = (typed: Omit<KitItem, 'id'>, item: KitItem): Partial<KitItem> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => (item[field as keyof KitItem] ?? '') !== (value ?? '')),
  )
