import { Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { CoverWords } from '../../app/cover/cover-words.tsx'
import { TextLink } from '../../app/router/router-links.tsx'
import classes from './program-info.module.css'

/** The medical centres that a programme covers and does not cover, and its doctors and services, each as a list that is filtered by it. */
export function CoveredPlaces({ programme }: { programme: Answer<'readProgram'> }) {
  const t = useT('program-info')
  const { code: program, medcentersCovered: covered, medcentersNotCovered: others } = programme
  const everywhere = { town: '0', program }
  return (
    <Surface>
      <Title order={2} mb="xs">
        {t('where')}
      </Title>
      <ul className={classes.limits}>
        <li>
          <TextLink to="/medcenters" search={everywhere}>
            {t('covered', { count: covered })}
          </TextLink>{' '}
          <CoverWords said={{ coverage: 'COVERED' }} />
        </li>
        {others > 0 && (
          <li>
            <TextLink to="/medcenters" search={{ ...everywhere, covered: 'no' }}>
              {t('covered', { count: others })}
            </TextLink>{' '}
            <CoverWords said={{ coverage: 'NOT_COVERED' }} />
          </li>
        )}
      </ul>
      {covered > 0 && (
        <Text mt="sm">
          <TextLink to="/doctors" search={everywhere}>
            {t('doctors')}
          </TextLink>
          {' · '}
          <TextLink to="/services" search={everywhere}>
            {t('services')}
          </TextLink>
        </Text>
      )}
    </Surface>
  )
}
