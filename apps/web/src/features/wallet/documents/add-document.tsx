import { Button, Text, TextInput } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { PickPhotos } from '@vizit/ui/form/pick-photos.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { LARGEST_FILE } from '../photo/shrink-photo.ts'
import { type DocumentKind, documentKinds, limits, type StoredDocument } from './document.ts'
import { PickedPhotos } from './picked-photos.tsx'
import { addDocument, addPhotos } from './stored-documents.ts'
import { useAddDocument } from './use-add-document.ts'
import { type KeptDraft, useDocumentDraft } from './use-document-draft.ts'
import { requestPersistentStorage } from './use-persistent-storage.ts'

interface AddDocumentProps {
  /** The document that gets more photos; absent for a new one. */
  to?: StoredDocument
  onClose: () => void
}

/** The draft of a document that is new. */
const NEW = 'new'

const blanks = { megabytes: LARGEST_FILE / 1024 / 1024, photos: limits.photosOfDocument }

/** Picks photos of a document, makes them smaller, and stores them on this device only. */
export function AddDocument({ to, onClose }: AddDocumentProps) {
  const t = useT('wallet')
  const kept = useDocumentDraft(to?.id ?? NEW)
  return (
    <Dialog title={t(to ? 'add.photoTitle' : 'add.title')} onClose={onClose}>
      {kept && <AddFields {...(to && { to })} kept={kept} onClose={onClose} />}
    </Dialog>
  )
}

function AddFields({ to, kept, onClose }: AddDocumentProps & { kept: KeptDraft }) {
  const t = useT('wallet')
  const common = useT('common')
  const { kind, note } = kept.draft
  const adding = useAddDocument(kept, to?.photos.length ?? 0, () => {
    void requestPersistentStorage()
    toast(t(to ? 'documents.photoSaved' : 'documents.saved'))
    onClose()
  })
  const { photos, problem, isPending, room } = adding

  function cancel() {
    void kept.drop()
    onClose()
  }
  return (
    <>
      {!to && (
        <>
          <SelectField
            label={t('add.kind')}
            value={kind}
            options={documentKinds.map(value => ({ value, label: t(`kind.${value}`) }))}
            onChoose={chosen => kept.change(() => ({ kind: chosen as DocumentKind }))}
          />
          <TextInput
            label={t('add.note')}
            description={t('add.noteHint')}
            value={note}
            maxLength={limits.noteLength}
            onChange={event => {
              const { value } = event.currentTarget
              kept.change(() => ({ note: value }))
            }}
          />
        </>
      )}
      <PickedPhotos photos={photos} onDrop={adding.remove} />
      {room > 0 && (
        <PickPhotos
          first="camera"
          facing="environment"
          accept="image/*"
          multiple
          quiet={photos.length > 0}
          disabled={isPending}
          words={{ camera: t('add.camera'), gallery: t('add.gallery') }}
          onPick={files => void adding.pick(files)}
        />
      )}
      <div role="status">{isPending && photos.length === 0 && <Text>{t('add.preparing')}</Text>}</div>
      <div role="alert">
        {problem && <Text c="var(--mantine-color-error)">{t(`add.${problem}`, blanks)}</Text>}
      </div>
      <DialogActions>
        <Button variant="default" onClick={cancel}>
          {common('cancel')}
        </Button>
        <SubmitButton
          pending={isPending}
          disabled={photos.length === 0}
          onClick={() =>
            void adding.keep(picked => (to ? addPhotos(to.id, picked) : addDocument({ kind, note }, picked)))
          }
        >
          {t('add.save')}
        </SubmitButton>
      </DialogActions>
    </>
  )
}
