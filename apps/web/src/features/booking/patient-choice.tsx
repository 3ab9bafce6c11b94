import { Radio, Stack, Text } from '@mantine/core'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { PersonAvatar } from '../../app/person-avatar.tsx'
import { relationKey } from '../../app/relation-key.ts'
import { declineText } from './decline-text.ts'
import type { Candidate } from './order-members.ts'
import classes from './patient-choice.module.css'
import { WhyNot } from './why-not.tsx'

interface PatientChoiceProps {
  candidates: readonly Candidate[]
  chosen: string | null
  onChoose: (profileId: string) => void
}

/** For whom the visit is; who can't be booked stands there too, with the reason and its remedy. */
export function PatientChoice({ candidates, chosen, onChoose }: PatientChoiceProps) {
  const t = useT('booking')
  return (
    <Radio.Group label={t('forWhom')} value={chosen} onChange={onChoose}>
      <Stack gap="xs" mt="xs">
        {candidates.map(candidate => (
          <Person key={candidate.profileId} candidate={candidate} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function Person({ candidate }: { candidate: Candidate }) {
  const texts = useTexts()
  const t = texts.area('booking')
  const { profileId, relKind, sex, isGrownChild, allowed, reasons, shownReason } = candidate
  const relation = relationKey(relKind, sex, isGrownChild)
  const name = candidate.fullName ?? t('unnamed')
  const declined = shownReason && declineText(texts, shownReason)
  return (
    <div className={classes.person} data-declined={!allowed || undefined}>
      <Radio
        value={profileId}
        disabled={!allowed}
        classNames={{ body: classes.radio, labelWrapper: classes.label }}
        label={
          <span className={classes.name}>
            <PersonAvatar fullName={name} photoUrl={candidate.photoUrl} size={40} />
            <span>
              {name}
              <Text span c="dimmed" size="sm">
                {' '}
                · {relation === 'ME' ? t('me') : t(`relation.${relation}`)}
              </Text>
            </span>
          </span>
        }
      />
      {!allowed && (
        <div className={classes.reason}>
          {declined && (
            <Text>
              {declined.reason}
              {declined.next && ` ${declined.next}`}
            </Text>
          )}
          {(reasons.length > 1 || !declined) && <WhyNot reasons={reasons} name={name} />}
        </div>
      )}
    </div>
  )
}
