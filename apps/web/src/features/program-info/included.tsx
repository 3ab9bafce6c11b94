import { Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import type { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { CoverWords } from '../../app/cover/cover-words.tsx'
import classes from './program-info.module.css'

type Organisation = Answer<'readProgramCover'>['items'][number]
type Limits = Answer<'readProgramCover'>['limits']

interface IncludedProps {
  list: ReturnType<typeof useCallPages<'readProgramCover'>>
  limits: Limits
}

/** What the coverer says, organisation by organisation: included, up to a limit, or not included. */
export function Included({ list, limits }: IncludedProps) {
  const t = useT('program-info')
  const organisations = list.pages?.flatMap(({ items }) => items) ?? []
  if (organisations.length === 0) {
    return (
      <Surface>
        <Text>{t('nothingSaid')}</Text>
      </Surface>
    )
  }
  return (
    <Surface>
      <Title order={2} mb="xs">
        {t('included')}
      </Title>
      {organisations.map(organisation => (
        <details
          key={organisation.providerCode}
          className={classes.organisation}
          open={organisations.length === 1}
        >
          <summary>{organisation.provider}</summary>
          <Rows organisation={organisation} limits={limits} />
        </details>
      ))}
      {list.isMoreRefused && list.refusal && <ErrorState refusal={list.refusal} retry={list.readMore} />}
      {list.hasMore && !list.isMoreRefused && (
        <PendingButton variant="default" pending={list.isReadingMore} onClick={() => void list.readMore()}>
          {t('more')}
        </PendingButton>
      )}
    </Surface>
  )
}

function Rows({ organisation, limits }: { organisation: Organisation; limits: Limits }) {
  const t = useT('program-info')
  return (
    <ul className={classes.rows}>
      {organisation.rows.map(({ branch, service, option, coverage, share, limitId }) => (
        <li key={[branch, service, option].join('\n')}>
          <Text>{[service ?? t('everything'), option, branch].filter(Boolean).join(' · ')}</Text>
          <CoverWords said={{ coverage }} />
          <Text c="dimmed" size="sm">
            {[
              coverage !== 'NOT_COVERED' && share < 100 && t('share', { share }),
              limits.find(({ id }) => id === limitId)?.name,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  )
}
