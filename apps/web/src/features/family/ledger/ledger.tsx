import { Title } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import classes from './ledger.module.css'
import { LedgerLine } from './ledger-line.tsx'
import { type LedgerEntry, useLedger } from './use-ledger.ts'

interface LedgerProps {
  profileId: string
  /** The child's name; null for the user's own ledger. */
  child: string | null
}

/** The actions by day in the home zone, the newest first. */
export function Ledger({ profileId, child }: LedgerProps) {
  const t = useT('family')
  const format = useFormat()
  const { entries, refusal, refetch, more, isLoadingMore } = useLedger(profileId)
  if (!entries) return refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons />

  const days: Map<string, LedgerEntry[]> = Map.groupBy(entries, ({ at }) => format.dateOf(at))
  return (
    <section className={classes.part} aria-labelledby="done">
      <Title order={2} id="done">
        {t('ledger.done')}
      </Title>
      {entries.length === 0 && (
        <EmptyState icon={<IconHistory size={32} />} title={t('ledger.empty')} hint={t('ledger.emptyHint')} />
      )}
      {[...days].map(([date, ofDay]) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h3 id={`day-${date}`} className={classes.day}>
            {format.longDate(date)}
          </h3>
          <ul className={classes.lines}>
            {ofDay.map(entry => (
              <LedgerLine key={entry.id} entry={entry} child={child} />
            ))}
          </ul>
        </section>
      ))}
      {refusal && <ErrorState refusal={refusal} retry={refetch} />}
      {more && (
        <PendingButton variant="default" pending={isLoadingMore} onClick={more}>
          {t('ledger.more')}
        </PendingButton>
      )}
    </section>
  )
}
