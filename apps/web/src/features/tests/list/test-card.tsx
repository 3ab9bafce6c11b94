import { Text, Title } from '@mantine/core'
import { IconFileTypePdf, IconHourglass, IconListNumbers } from '@tabler/icons-react'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { memo } from 'react'
import { UpdatedMark } from '../../../app/lists/updated-mark.tsx'
import { PersonAvatar } from '../../../app/people/person-avatar.tsx'
import { usePeople } from '../../../app/people/use-people.ts'
import { usePhotoOf } from '../../../app/people/use-photo-of.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import type { MedicalTest } from '../test-types.ts'
import classes from './test-card.module.css'

interface TestCardProps {
  test: MedicalTest
  /** True if it changed since the list was last viewed. */
  isUpdated: boolean
}

const icon = { size: 20, 'aria-hidden': true } as const

/** A test in a list (product §2, "Tests"). Memoised: of thousands, only new ones take time to render. */
export const TestCard = memo(function TestCard({ test, isUpdated }: TestCardProps) {
  const t = useT('tests')
  const format = useFormat()
  const person = usePeople().nameOf(test)
  const photoUrl = usePhotoOf(test.profileId)
  const { testResults, hasValues, isPast } = test
  return (
    <FactsCard className={classes.card}>
      <p className={classes.when}>
        <strong>{format.longDate(format.dateOf(test.date))}</strong>
        {isUpdated && <UpdatedMark />}
      </p>
      <div>
        <Title order={2} className={classes.title}>
          <TextLink to="/tests/$testId" params={{ testId: test.id }} inherit>
            {test.name ?? t(`nameless.${test.kind}`)}
          </TextLink>
        </Title>
        <Text c="dimmed">{test.testProvider}</Text>
      </div>
      <FactLine icon={<PersonAvatar fullName={person} photoUrl={photoUrl} size={28} />}>{person}</FactLine>
      {isPast ? (
        <p className={classes.line}>
          {hasValues && (
            <span className={classes.has}>
              <IconListNumbers {...icon} />
              {t('hasValues')}
            </span>
          )}
          {testResults.length > 0 && (
            <span className={classes.has}>
              <IconFileTypePdf {...icon} />
              {t('hasDocuments', { count: testResults.length })}
            </span>
          )}
        </p>
      ) : (
        <p className={classes.progress}>
          <IconHourglass {...icon} />
          {t('inProgress')}
        </p>
      )}
    </FactsCard>
  )
})
