import { Text } from '@mantine/core'
import { IconHourglassHigh } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useFocusAfterRemoval } from '@vizit/ui/screen/use-focus-after-removal.ts'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { useKeptWhileTaking } from './use-kept-while-taking.ts'
import { WaitCard } from './wait-card.tsx'
import type { Wait } from './wait-types.ts'

/** `/waitlist`: the family's waits and current offers. */
export function WaitlistScreen() {
  const t = useT('waitlist')
  const { data, refusal, refetch } = useCallQuery('listWaits', {})
  const waits = useKeptWhileTaking(data)
  return (
    <Screen title={t('title')}>
      {refusal && <ErrorState refusal={refusal} retry={refetch} />}
      {waits ? <Waits waits={waits} /> : !refusal && <CardSkeletons count={2} />}
    </Screen>
  )
}

function Waits({ waits }: { waits: readonly Wait[] }) {
  const t = useT('waitlist')
  useFocusAfterRemoval(waits.length)
  if (waits.length === 0) {
    return (
      <EmptyState
        icon={<IconHourglassHigh size={32} />}
        title={t('none')}
        hint={t('noneHint')}
        action={<ButtonLink to="/doctors">{t('findDoctor')}</ButtonLink>}
      />
    )
  }
  // Offers that need an answer come first.
  const ordered = waits.toSorted((a, b) => Number(b.offer !== null) - Number(a.offer !== null))
  return (
    <>
      <Text>{t('hint')}</Text>
      <CardList aria-label={t('title')}>
        {ordered.map(wait => (
          <li key={wait.waitId}>
            <WaitCard wait={wait} />
          </li>
        ))}
      </CardList>
    </>
  )
}
