import { Button, Text } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect, useRef, useState } from 'react'
import { keepReturnPath } from '../../../app/session/return-path.ts'
import { useSessionState } from '../../../app/session/session.ts'
import classes from '../drugs.module.css'
import { AskDialog } from './ask-dialog.tsx'
import { RemoveAlert } from './remove-alert.tsx'
import { useAlertWords } from './use-alert-words.ts'

interface PackAlertProps {
  pack: Pick<Answer<'showDrug'>['packs'][number], 'id' | 'priceFrom'>
  /** The drug and the presentation. */
  name: string
}

/** Tells when a package appears or costs less; leads a guest to the sign-in, and back here. */
export function PackAlert(props: PackAlertProps) {
  return useSessionState() === 'signed-in' ? <OwnAlert {...props} /> : <SignInForAlert {...props} />
}

const useLabel = ({ pack, name }: PackAlertProps) => {
  const t = useT('drugs')
  const what = t(pack.priceFrom === null ? 'alerts.whenThere' : 'alerts.whenCheaper')
  return { what, full: t('alerts.of', { what, name }) }
}

function SignInForAlert(props: PackAlertProps) {
  const { what, full } = useLabel(props)
  const { latestLocation } = useRouter()
  return (
    <Button
      variant="subtle"
      px={0}
      aria-label={full}
      renderRoot={root => (
        <Link to="/sign-in" {...root} onClick={() => keepReturnPath(latestLocation.href)} />
      )}
    >
      {what}
    </Button>
  )
}

function OwnAlert(props: PackAlertProps) {
  const { pack, name } = props
  const { what, full } = useLabel(props)
  const [isAsking, setAsking] = useState(false)
  const { data } = useCallQuery('listDrugAlerts', {})
  const words = useAlertWords()
  const alert = data?.find(({ packId }) => packId === pack.id)
  const said = useRef<HTMLDivElement>(null)
  const hasAlert = alert !== undefined
  const wasAsked = useRef(false)
  useEffect(() => {
    if (hasAlert && wasAsked.current) said.current?.focus()
    wasAsked.current = false
  }, [hasAlert])
  if (alert)
    return (
      <div ref={said} tabIndex={-1} className={classes.alert}>
        <Text size="sm">{words(alert)}</Text>
        <RemoveAlert packId={pack.id} name={name} />
      </div>
    )
  return (
    <>
      <Button
        variant="subtle"
        px={0}
        aria-label={full}
        onClick={event => {
          // The second click of two on "do not tell me", in whose place this button is now.
          if (event.detail > 1) return
          wasAsked.current = true
          setAsking(true)
        }}
      >
        {what}
      </Button>
      {isAsking && <AskDialog title={what} name={name} pack={pack} onClose={() => setAsking(false)} />}
    </>
  )
}
