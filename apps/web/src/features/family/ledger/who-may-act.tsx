import { Title } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useState } from 'react'
import { useGrantChoice } from '../access/use-grant-choice.ts'
import classes from './ledger.module.css'
import { RevocableGrant } from './revocable-grant.tsx'

interface WhoMayActProps {
  profileId: string
  isMe: boolean
  /** True if the reader may show this person's results to others. */
  showsResults: boolean
}

/**
 * Everybody who may book for this person now. A relative whose right was just taken back stays in the list, so that it
 * can be restored.
 */
export function WhoMayAct({ profileId, isMe, showsResults }: WhoMayActProps) {
  const t = useT('family')
  const { choiceOf } = useGrantChoice()
  const { data, refusal, refetch } = useCallQuery('listGrants', {})
  const [stopped, setStopped] = useState<ReadonlySet<string>>(new Set())
  if (!data) return refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={1} />

  const acting = data.filter(
    grant =>
      grant.forProfileId === profileId &&
      (choiceOf(grant.level) !== 'VIEW_COVERAGE' || stopped.has(grant.profileId)),
  )
  return (
    <section className={classes.part} aria-labelledby="acting">
      <Title order={2} id="acting">
        {isMe ? t('ledger.mayAct') : t('ledger.mayActForChild')}
      </Title>
      {acting.length === 0 && <p className={classes.none}>{t('ledger.nobodyMay')}</p>}
      <ul className={classes.list}>
        {acting.map(grant => (
          <li key={grant.profileId}>
            <RevocableGrant
              grant={grant}
              isMe={isMe}
              showsResults={showsResults}
              onStop={() => setStopped(all => new Set([...all, grant.profileId]))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
