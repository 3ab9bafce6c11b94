import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useEffect, useState } from 'react'
import { dropGuestLink, type GuestLink, keepGuestLink, readGuestLink } from '../../../app/guest/guest-link.ts'
import type { TimePicker } from '../../../app/visit/time-picker.ts'
import { CodeStep } from './code-step.tsx'
import { LinkExpired } from './link-expired.tsx'
import { OpenedVisit } from './opened-visit.tsx'

/** `/guest-visit`: the visit of a guest's link, after the code from the SMS. */
export function GuestVisitScreen({ TimePicker }: { TimePicker: TimePicker }) {
  const t = useT('guest')
  const queries = useQueryClient()
  const [link, setLink] = useState(readGuestLink)
  const [wasOpen, setWasOpen] = useState(false)
  const navigation = useLocation({ select: ({ state }) => state.__TSR_key })

  // Another link may be opened in the tab that shows a visit; only a navigation brings one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    const opened = readGuestLink()
    if (!opened || opened.token === link?.token) return
    queries.removeQueries({ queryKey: ['showGuestVisit'] })
    setWasOpen(false)
    setLink(opened)
  }, [navigation])

  function keep(next: GuestLink) {
    keepGuestLink(next)
    setLink(next)
  }
  function close(token: string) {
    queries.removeQueries({ queryKey: ['showGuestVisit'] })
    setWasOpen(true)
    keep({ token })
  }
  function drop() {
    queries.removeQueries({ queryKey: ['showGuestVisit'] })
    dropGuestLink()
    setLink(null)
  }

  if (!link) {
    return (
      <Screen key="expired" title={t('visit.expired')}>
        <LinkExpired />
      </Screen>
    )
  }
  if (!link.session) {
    return (
      <Screen key="code" title={t('visit.codeTitle')}>
        <CodeStep link={link} wasOpen={wasOpen} onChange={keep} onExpired={drop} />
      </Screen>
    )
  }
  return <OpenedVisit TimePicker={TimePicker} onClosed={() => close(link.token)} onLeave={drop} />
}
