import { useSessionState } from '../../app/session/session.ts'
import { dropVisitImport, type VisitImport } from '../../app/visit-import/visit-import.ts'
import { AlreadyImported } from './already-imported.tsx'
import { ImportFailed } from './dialogs/import-failed.tsx'
import { NothingFound } from './dialogs/nothing-found.tsx'
import { SignInFirst } from './dialogs/sign-in-first.tsx'
import { Done } from './import-done.tsx'
import { OwnImport } from './own-import.tsx'
import { useFoundVisit } from './use-found-visit.ts'

/** Imports a visit that was booked elsewhere: every state of product §4, "Import visit". */
export function VisitImportDialogs({ pending }: { pending: VisitImport }) {
  const found = useFoundVisit(pending)
  const signedIn = useSessionState() === 'signed-in'
  switch (found.state) {
    case 'waiting':
      return null
    case 'failed':
      return <ImportFailed refusal={found.refusal} retry={found.retry} onClose={dropVisitImport} />
    case 'empty':
      return pending.ed ? <NothingFound onClose={dropVisitImport} /> : <Done />
    case 'already':
      return <AlreadyImported order={found.order} wantsFavourite={pending.ed} />
    case 'found':
      return signedIn ? (
        <OwnImport pending={pending} order={found.order} />
      ) : (
        <SignInFirst order={found.order} onClose={dropVisitImport} />
      )
  }
}
