import { useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { usePendingVisitImport, type VisitImport } from '../app/visit-import/visit-import.ts'

const Dialogs = lazy(async () => ({
  default: (await import('../features/visit-import/visit-import.tsx')).VisitImportDialogs,
}))

/** Screens that the user must finish first. */
const BUSY = [
  '/sign-in',
  '/consent',
  '/confirm-email',
  '/undo-email',
  '/outdated-app-version',
  '/install-pwa',
]

/** Shows the import dialogs for a visit that was brought here, on any screen. */
export function VisitImportHost() {
  const pending = usePendingVisitImport()
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!pending || BUSY.some(busy => path.startsWith(busy))) return null
  return <Speaking pending={pending} />
}

/** Its texts are loaded with its code, not with a route. */
function Speaking({ pending }: { pending: VisitImport }) {
  const { texts } = useRouter().options.context
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    let gone = false
    texts.need(['visit-import']).then(
      () => gone || setLoaded(true),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [texts])
  if (!isLoaded) return null
  return (
    <Suspense>
      <Dialogs key={pending.orderId} pending={pending} />
    </Suspense>
  )
}
