import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import dialog from '@vizit/ui/dialog/dialog.module.css'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { canOpen, cutSquare, type Square } from './cut-square.ts'
import classes from './photo-dialog.module.css'
import { type PhotoProblem, problemOf } from './photo-problem.ts'
import { PickPhoto } from './pick-photo.tsx'
import { useDeletePhoto, useSavePhoto } from './use-save-photo.ts'

const CropPhoto = lazy(() => import('./crop-photo.tsx').then(({ CropPhoto }) => ({ default: CropPhoto })))

interface PhotoDialogProps {
  /** A child's profile; absent for one's own. */
  profileId?: string
  hasPhoto: boolean
  onClose: () => void
}

/** Picks a photo, crops it to a square and saves it. */
export function PhotoDialog({ profileId, hasPhoto, onClose }: PhotoDialogProps) {
  const t = useT('profile')
  const common = useT('common')
  const [photo, setPhoto] = useState<File | null>(null)
  const [square, setSquare] = useState<Square | null>(null)
  const [problem, setProblem] = useState<PhotoProblem | null>(null)
  const saving = useSavePhoto(profileId, onClose)
  const deleting = useDeletePhoto(profileId, onClose)
  const address = useAddress(photo)

  async function pick(picked: File) {
    saving.reset()
    const found = problemOf(picked) ?? ((await canOpen(picked)) ? null : 'unreadable')
    setProblem(found)
    setSquare(null)
    setPhoto(found ? null : picked)
  }
  function refuse() {
    setProblem('unreadable')
    setPhoto(null)
  }
  async function save() {
    const cut = photo && square && (await cutSquare(photo, square))
    if (cut) saving.save(cut)
    else refuse()
  }

  return (
    <Dialog title={t('photo.title')} onClose={onClose}>
      {photo && address ? (
        <Suspense fallback={<Text c="dimmed">{common('loading')}</Text>}>
          <CropPhoto address={address} onChange={setSquare} onUnreadable={refuse} />
        </Suspense>
      ) : (
        <Text>{t('photo.choose')}</Text>
      )}
      <div role="alert">{problem && <Text c="var(--mantine-color-error)">{t(`photo.${problem}`)}</Text>}</div>
      {saving.isPending && <progress className={classes.progress} aria-label={t('photo.saving')} />}
      <RefusalBlock refusal={saving.refusal ?? deleting.refusal} />
      {photo ? (
        <div className={dialog.actions}>
          <Button variant="default" onClick={() => setPhoto(null)} disabled={saving.isPending}>
            {t('photo.another')}
          </Button>
          <SubmitButton pending={saving.isPending} disabled={!square} onClick={() => void save()}>
            {common('save')}
          </SubmitButton>
        </div>
      ) : (
        <PickPhoto onPick={picked => void pick(picked)} />
      )}
      {!photo && hasPhoto && (
        <PendingButton variant="subtle" pending={deleting.isPending} onClick={deleting.remove}>
          {t('photo.delete')}
        </PendingButton>
      )}
      {!photo && (
        <Button variant="subtle" onClick={onClose}>
          {common('cancel')}
        </Button>
      )}
    </Dialog>
  )
}

function useAddress(photo: Blob | null): string | null {
  const address = useMemo(() => photo && URL.createObjectURL(photo), [photo])
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address])
  return address
}
