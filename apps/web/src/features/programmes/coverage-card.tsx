import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useState } from 'react'
import { useCoverageWords } from '../../app/cover/use-coverage-words.ts'
import { TextLink } from '../../app/router/router-links.tsx'
import type { Coverage } from './coverage.ts'
import { EndCoverage } from './end-coverage.tsx'
import classes from './programmes.module.css'

interface CoverageCardProps {
  coverage: Coverage
  /** By which relatives the same programme covers the person besides. */
  also: readonly Coverage[]
}

/** A programme of a person: from when to when it covers, whom to ask, and its end. */
export function CoverageCard({ coverage, also }: CoverageCardProps) {
  const t = useT('programmes')
  const words = useCoverageWords()
  const [isEnding, setEnding] = useState(false)
  const { profileId, coverer, programCaption, fullNameRu, relKind, coversFamily, isOwn, phones, canEnd } =
    coverage
  const name = fullNameRu ?? ''
  return (
    <Surface className={classes.card ?? ''}>
      <h2 className={classes.name}>
        <TextLink
          to="/programmes/$programCode"
          params={{ programCode: coverer }}
          search={relKind === 'ME' ? {} : { profile: profileId }}
          inherit
        >
          {programCaption}
        </TextLink>
      </h2>
      <Text c="dimmed">{words.kind(coverage)}</Text>
      {relKind !== 'ME' && <Text>{name}</Text>}
      {!isOwn && <Text>{words.through(coverage)}</Text>}
      <Text fw={coverage.status === 'ACTIVE' ? 600 : undefined}>{words.status(coverage)}</Text>
      {also.map(other => (
        <Text key={other.id}>{words.also(other, coverage)}</Text>
      ))}
      {isOwn && coversFamily && coverage.status !== 'ENDED' && <Text>{t('coversFamily')}</Text>}
      {phones.length > 0 && (
        <div>
          <Text size="sm" c="dimmed">
            {t('questions')}
          </Text>
          <PhoneLinks phones={phones.join(';')} />
        </div>
      )}
      {canEnd && (
        <Button
          variant="default"
          className={classes.button ?? ''}
          aria-label={t('end.of', { programme: programCaption, name })}
          onClick={() => setEnding(true)}
        >
          {t('end.button')}
        </Button>
      )}
      {isEnding && <EndCoverage coverage={coverage} also={also} onClose={() => setEnding(false)} />}
    </Surface>
  )
}
