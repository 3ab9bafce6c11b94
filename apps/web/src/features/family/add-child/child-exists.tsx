import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { SupportLink } from '../../../app/support/support-link.tsx'

interface ChildExistsProps {
  /** One has added this child already; else another parent has. */
  inOwnFamily: boolean
  /** One has removed this child: there is no other one to be added. */
  wasInOwnFamily: boolean
  onAnother: () => void
  onClose: () => void
}

/** The child is there already: join its family, or say that this is another one (product §4, "Family"). */
export function ChildExists({ inOwnFamily, wasInOwnFamily, onAnother, onClose }: ChildExistsProps) {
  const t = useT('family')
  const common = useT('common')
  return (
    <Dialog title={t('exists.title')} onClose={onClose}>
      <Text>{inOwnFamily ? t('exists.own') : t('exists.another')}</Text>
      {inOwnFamily ? (
        <ButtonLink to="/family">{t('exists.toFamily')}</ButtonLink>
      ) : (
        <>
          <ButtonLink to="/family/request">{t('exists.join')}</ButtonLink>
          <SupportLink />
        </>
      )}
      {!wasInOwnFamily && (
        <>
          <Text c="dimmed">{t('exists.anotherMeans')}</Text>
          <Button variant="default" onClick={onAnother}>
            {t('exists.anotherPerson')}
          </Button>
        </>
      )}
      <Button variant="subtle" onClick={onClose}>
        {common('cancel')}
      </Button>
    </Dialog>
  )
}
