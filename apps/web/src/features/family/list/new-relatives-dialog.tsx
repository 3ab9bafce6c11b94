import { Button, Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { useState } from 'react'
import { PersonAvatar } from '../../../app/people/person-avatar.tsx'
import type { Member } from '../member.ts'
import { useRelationLabel } from '../use-relation-label.ts'
import classes from './new-relatives-dialog.module.css'

/** Congratulates on the relatives who appeared since the last time, on both sides (product §2, "Family"). */
export function NewRelativesDialog({ relatives }: { relatives: readonly Member[] }) {
  const t = useT('family')
  const relation = useRelationLabel()
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  // If the network is lost, the message is shown again another day; after it was read it is not repeated on this
  // screen.
  const seen = useCall('markFamilySeen')
  const appeared = relatives.filter(({ isNew, profileId }) => isNew && !read.has(profileId))
  if (appeared.length === 0) return null

  function close() {
    setRead(new Set([...read, ...appeared.map(({ profileId }) => profileId)]))
    seen.mutate({})
  }
  return (
    <Dialog title={t('appeared.title')} onClose={close}>
      <Text>{t('appeared.text', { count: appeared.length })}</Text>
      <ul className={classes.people}>
        {appeared.map(({ profileId, relKind, isGrownChild, profile: { fullNameRu, sex, photoUrl } }) => (
          <li key={profileId} className={classes.person}>
            <PersonAvatar fullName={fullNameRu ?? ''} photoUrl={photoUrl} />
            <span>
              <strong>{fullNameRu ?? t('unnamed')}</strong>
              <br />
              <Text span c="dimmed" size="sm">
                {relation({ relKind, sex, isGrownChild })}
              </Text>
            </span>
          </li>
        ))}
      </ul>
      <Button onClick={close}>{t('appeared.ok')}</Button>
    </Dialog>
  )
}
