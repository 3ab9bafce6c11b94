import { Button, Text } from '@mantine/core'
import { Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { useRef } from 'react'
import { withScripts } from '../../../app/lists/choice-without-scripts.tsx'
import { keepReturnPath } from '../../../app/session/return-path.ts'
import { useSessionState } from '../../../app/session/session.ts'
import classes from '../drugs.module.css'
import { AskDialog } from './ask-dialog.tsx'
import { RemoveAlert } from './remove-alert.tsx'
import { useAlertWords } from './use-alert-words.ts'
import { useFocusOfAlert } from './use-focus-of-alert.ts'

interface PackAlertProps {
  pack: Pick<Answer<'showDrug'>['packs'][number], 'id' | 'priceFrom' | 'asOf' | 'isStale' | 'lowest'>
  /** The drug and the presentation. */
  name: string
}

/** Tells when a package appears or costs less; leads a guest to the sign-in, and back here. */
export function PackAlert(props: PackAlertProps) {
  return useSessionState() === 'signed-in' ? <OwnAlert {...props} /> : <SignInForAlert {...props} />
}

/** In the address while the form is open: it is there again after the sign-in and after a reload. */
const askingFor = ({ pack }: PackAlertProps) => `ask-${pack.id}`

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
      // The sign-in needs scripts, and what was asked for is remembered by one.
      className={withScripts}
      aria-label={full}
      renderRoot={root => (
        <Link
          to="/sign-in"
          {...root}
          onClick={() => keepReturnPath(`${latestLocation.href.split('#')[0]}#${askingFor(props)}`)}
        />
      )}
    >
      {what}
    </Button>
  )
}

function OwnAlert(props: PackAlertProps) {
  const { pack, name } = props
  const { what, full } = useLabel(props)
  const t = useT('drugs')
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isAsking = hash === askingFor(props)
  const { data } = useCallQuery('listDrugAlerts', {})
  const words = useAlertWords()
  const known = data?.find(({ packId }) => packId === pack.id)
  // What was told of is waited for no more, and can be asked for again.
  const told = known?.foundAt ? known : undefined
  const alert = told ? undefined : known
  const said = useRef<HTMLDivElement>(null)
  const askButton = useRef<HTMLButtonElement>(null)
  useFocusOfAlert(isAsking, alert !== undefined, { said, askButton })
  // The entry is replaced, so that what Forward leads to stays.
  const goTo = (newHash: string) =>
    void navigate({ to: '.', search: true, hash: newHash, replace: true, resetScroll: false })
  const ask = () => goTo(askingFor(props))
  const close = () => goTo('')
  return (
    <>
      {alert ? (
        <div ref={said} tabIndex={-1} className={classes.alert}>
          <Text size="sm">{words(alert)}</Text>
          <ActionRow>
            {!alert.isGone && (
              <Button
                ref={askButton}
                variant="default"
                aria-label={t('alerts.of', { what: t('alerts.change'), name })}
                onClick={ask}
              >
                {t('alerts.change')}
              </Button>
            )}
            <RemoveAlert packId={pack.id} name={name} />
          </ActionRow>
        </div>
      ) : (
        <>
          {told && <Text size="sm">{words(told)}</Text>}
          <Button
            ref={askButton}
            variant="subtle"
            px={0}
            aria-label={full}
            onClick={event => {
              // The second click of two on "do not tell me", in whose place this button is now.
              if (event.detail > 1) return
              ask()
            }}
          >
            {what}
          </Button>
        </>
      )}
      {/* One form, also where what it asked for comes into the list before the answer: it is closed by its answer. */}
      {isAsking && (
        <AskDialog title={what} name={name} pack={pack} {...(alert && { former: alert })} onClose={close} />
      )}
    </>
  )
}
